/** Every word of choosing a logo. */
export const logoWords = {
  label: 'Logo',
  hint: 'PNG, JPEG or WebP, at most 5 MB',
  choose: 'Choose a picture',
  fit: 'How it fits its square',
  fits: { contain: 'Show the whole picture', cover: 'Fill the square, cut the edges' },
  upload: 'Upload logo',
  uploading: 'Uploading...',
  remove: 'Remove logo',
  removeSure: {
    title: 'Remove the logo?',
    text: 'The initials stand for your company until you upload another picture.',
    yes: 'Remove logo',
    no: 'Keep the logo',
  },
  none: 'No logo: the initials stand for it',
  preview: 'How the logo will look',
  wrongType: 'Please choose a PNG, JPEG or WebP picture',
  tooLarge: 'This file is too large. A logo may have at most 5 MB.',
  toast: { failed: 'Upload failed', fallback: 'Failed to upload logo', notRemoved: 'The logo could not be removed.' },
  done: { title: 'Logo uploaded', description: 'It is shown from now on.' },
  removed: { title: 'Removed', description: 'The initials stand for your company again.' },
} as const;
