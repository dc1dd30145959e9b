import { Fragment } from 'react';

/** Words that stay in one piece where they have a hyphen: a line may not end in "The two-" or "stand-". */
export function NoWrapHyphens({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
