/** A code's three eyes with a sign in the middle. */
export function CodePicture({ sign }: { sign: keyof typeof signs }) {
  return (
    <svg className={`code-picture ${sign}`} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <path className="eyes" d="M10 10h22v22H10zM64 10h22v22H64zM10 64h22v22H10z" />
      <path
        className="dots"
        d="M40 12h6v6h-6zM50 22h6v6h-6zM12 40h6v6h-6zM22 50h6v6h-6zM76 40h6v6h-6zM68 50h6v6h-6zM40 76h6v6h-6zM50 68h6v6h-6zM68 72h6v6h-6zM78 80h6v6h-6z"
      />
      <circle cx="48" cy="48" r="19" />
      <path className="sign" d={signs[sign]} />
    </svg>
  );
}

const signs = {
  pause: 'M43 40v16M53 40v16',
  cross: 'M42 42l12 12M54 42L42 54',
  tick: 'M40 49l6 6 11-13',
  arrow: 'M42 54l12-12M45 42h9v9',
  question: 'M43 43c0-7 11-7 10 0-.6 4-5 4-5 8M48 56v.5',
};
