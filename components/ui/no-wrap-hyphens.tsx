/** Words that stay in one piece where they have a hyphen: a line may not end in "The two-" or "stand-". */
export function NoWrapHyphens({ text }: { text: string }) {
  // Every second part is such a word.
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
