import type { Format, Opportunity } from '@guildhall/contracts/training';

const modes: Record<Format, string> = { online: 'Online', 'in-person': 'Onsite', hybrid: 'Blended' };

/** An opportunity as a schema.org Course. What is not stated is left out, never guessed. */
export function courseOf(opportunity: Opportunity) {
  const {
    title,
    provider,
    description,
    url,
    format,
    location,
    startsAt,
    costMinCents,
    prerequisites,
    certifications,
    skills,
  } = opportunity;
  const instance = {
    '@type': 'CourseInstance',
    ...(format && { courseMode: modes[format] }),
    ...(location && { location: { '@type': 'Place', name: location } }),
    ...(startsAt && { startDate: startsAt }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    ...(description && { description }),
    ...(provider && { provider: { '@type': 'Organization', name: provider } }),
    ...(url && { url }),
    ...(skills.length > 0 && { teaches: skills }),
    ...(prerequisites.length > 0 && { coursePrerequisites: prerequisites }),
    ...(certifications.length > 0 && { educationalCredentialAwarded: certifications }),
    ...(costMinCents !== null && {
      offers: {
        '@type': 'Offer',
        category: costMinCents === 0 ? 'Free' : 'Paid',
        price: costMinCents / 100,
        priceCurrency: 'USD',
      },
    }),
    ...(Object.keys(instance).length > 1 && { hasCourseInstance: instance }),
  };
}
