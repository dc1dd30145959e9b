import { Fragment } from 'react';

/** A heading or lede whose hyphenated words stay in one piece: a line may not end in "The two-". */
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
