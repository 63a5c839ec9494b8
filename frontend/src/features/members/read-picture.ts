/** A chosen file, and an address under which the page can show it. */
export interface Picture {
  file: File;
  address: string;
}

/** Reads a file as a data: address, which the content policy lets the page show. */
export function readPicture(file: File): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ file, address: reader.result as string });
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
