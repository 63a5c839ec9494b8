import type { ReactNode } from 'react';

interface DrawingProps {
  /** Of the sheet it is drawn on; how large it is shown is said by its classes. */
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** The sheet of a line drawing: thin lines in the colour of the text around it. It decorates, and is read by nobody. */
export function Drawing({ width, height, className, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className={className}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}
