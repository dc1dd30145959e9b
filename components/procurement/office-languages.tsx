import { FactList } from '@/components/ui/fact-list';
import { officeLanguages } from '@/lib/content/pages/working-with-us';
import { ToBeConfirmed } from './to-be-confirmed';

/** Working languages by office; an office without anyone named says that they are to be confirmed. */
export function OfficeLanguages() {
  return (
    <FactList
      variant="pairs"
      facts={officeLanguages().map(({ office: { city, country }, languages }) => ({
        term: `${city}, ${country}`,
        detail: languages.length > 0 ? languages.join(', ') : <ToBeConfirmed />,
      }))}
    />
  );
}
