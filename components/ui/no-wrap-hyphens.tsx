import { Fragment } from 'react';

/** Words that stay in one piece where they have a hyphen: a line may not end in "The two-" or "stand-". */
export function NoWrapHyphens({ text }: { text: string }) {
  let at = 0;
  return text.split(/(\S+-\S+)/).map((part) => {
    const key = at;
    at += part.length;
    return part.includes('-') ? (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
