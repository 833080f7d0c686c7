/** Digits in groups, such as phone numbers and dates. */
const groups = /(\+\d+(?:[ ()./-]+\d+)*|\d+(?:[ ()./-]+\d+){2,})/;

/** A text whose phone numbers run from the left, whatever the letters around them do. */
export function NumberGroups({ text }: { text: string }) {
  const parts = text.split(groups);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ),
  );
}
