import type { Resource } from '@guildhall/contracts/marketplace';

/** A machine at $120 an hour; `stated` says what the test is about. */
export function buildResource(stated: Partial<Resource> = {}): Resource {
  return {
    id: '0198f3a2-7c11-7b3e-9a54-3f2c1d0e9b8b',
    userId: '0198f3a2-7c11-7b3e-9a54-3f2c1d0e9b8c',
    companyId: '0198f3a2-7c11-7b3e-9a54-3f2c1d0e9b8d',
    type: 'machine',
    title: 'Vertical knee mill',
    description: null,
    location: null,
    address: null,
    city: 'Wausau',
    state: 'WI',
    zip: null,
    country: null,
    priceType: 'fixed',
    price: 120,
    priceCents: 12_000,
    priceUnit: 'hour',
    capacity: 2,
    images: [],
    certifications: [],
    availabilityType: null,
    availabilityDates: [],
    availabilityHours: null,
    prerequisites: null,
    status: 'active',
    createdAt: '2026-11-02T12:00:00Z',
    updatedAt: '2026-11-02T12:00:00Z',
    company: null,
    ...stated,
  };
}
