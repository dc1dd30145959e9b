import { type FaultMessages, type FieldRule, rules } from '@/lib/forms/validate';
import styles from './fault-place.module.css';

export type FaultPlaceProps = {
  /** Id of the field that it stands behind. */
  field: string;
  rule: Pick<FieldRule, 'required' | 'format'>;
  words: FaultMessages;
};

/** Id of the place, for the field's `aria-describedby`. */
export const faultPlaceId = (field: string) => `${field}-fault`;

/**
 * Where a fault of a field is told. It is empty in the page and holds what the boot script would say
 * (lib/boot/faults.ts), whose text React leaves alone.
 */
export function FaultPlace({ field, rule: { required, format }, words }: FaultPlaceProps) {
  return (
    <p
      id={faultPlaceId(field)}
      className={styles.fault}
      data-required={required ? words.required : undefined}
      data-rule={format && rules[format]}
      data-format={format && words[format]}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tells React to leave what is in it alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
