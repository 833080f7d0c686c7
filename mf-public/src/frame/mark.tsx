/** The product's sign: a code's eye, and an arrow that turns to somewhere else. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M7.5 7.5h8v8h-8zM20 11.5h5v5M24.5 11.5l-13 13M16 24.5h-4.5V20" />
    </svg>
  );
}
