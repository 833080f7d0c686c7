import { useId, type ReactNode } from 'react';

/** What a control needs to be named and explained by its field. */
interface FieldProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface Props {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  children: (props: FieldProps) => ReactNode;
}

/** A control with its label above, help and what is wrong below. */
export function Field({ label, hint, problem, children }: Props) {
  const id = useId();
  const [hintId, problemId] = [`${id}hint`, `${id}problem`];
  const described = [hint ? hintId : '', problem ? problemId : ''].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="small" id={hintId}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="problem" id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
