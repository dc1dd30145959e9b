import { Link } from '@/components/ui/link';
import { enquiryAbout } from '@/lib/enquiry-about';
import { labels } from '@/lib/labels';

export type SpeakToAnExpertProps = {
  className?: string;
  /** Path of the page of the practice or the industry that is to be chosen in the form. */
  about?: string | undefined;
};

/** The way to a person that every landing has: a button, or with `className="go"` a link with an arrow. */
export function SpeakToAnExpert({ className = 'btn', about }: SpeakToAnExpertProps) {
  return (
    <Link href={enquiryAbout(about)} className={className}>
      {labels.speakToAnExpert}
    </Link>
  );
}
