/** The mark: a plain hall gable whose door is a hexagon nut. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M2 21.5V9.5L12 2.5l10 7v12Z" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d="M12 8.9l4.7 2.7v5.4L12 19.7l-4.7-2.7v-5.4Z" className="fill-action" />
      <circle cx="12" cy="14.3" r="2" className="fill-card" />
    </svg>
  );
}
