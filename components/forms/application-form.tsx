import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { FirmMailForm } from './firm-mail-form';
import { emailField, nameFields } from './name-and-email';

const { fields: text } = labels;

/** The careers page's form. Position is enforced; the CV is attached in the mail. */
export function ApplicationForm() {
  return (
    <FirmMailForm
      id="application"
      kind="application"
      mail={{
        to: firm.careersEmail,
        replyTime: firm.replyTime.application,
        options: {
          position: text.positions,
          experience: text.experiences,
          location: text.locations,
          availability: text.availabilities,
        },
      }}
      submit={labels.form.submitApplication}
      before={labels.form.beforeApplication}
      next={labels.form.sentApplication}
      toast={{ done: labels.toast.application, failed: labels.toast.applicationError }}
      fields={[
        ...nameFields,
        emailField({ label: text.email, half: true }),
        {
          kind: 'text',
          name: 'phone',
          label: text.phone,
          type: 'tel',
          format: 'phone',
          half: true,
          autoComplete: 'tel',
        },
        {
          kind: 'list',
          name: 'position',
          label: text.position,
          required: true,
          half: true,
          options: text.positions,
        },
        {
          kind: 'list',
          name: 'experience',
          label: text.experience,
          half: true,
          options: text.experiences,
        },
        {
          kind: 'list',
          name: 'location',
          label: text.location,
          half: true,
          options: text.locations,
        },
        {
          kind: 'list',
          name: 'availability',
          label: text.availability,
          half: true,
          options: text.availabilities,
        },
        {
          kind: 'text',
          name: 'linkedin',
          label: text.linkedin,
          format: 'linkedin',
          autoComplete: 'url',
          // Not type=url: an address without its protocol is a good one here.
          inputMode: 'url',
          autoCapitalize: 'none',
          spellCheck: false,
        },
        { kind: 'area', name: 'coverLetter', label: text.coverLetter, required: true, rows: 6 },
      ]}
      requestedFields={[
        text.firstName,
        text.lastName,
        text.position,
        text.experience,
        text.location,
        text.coverLetter,
      ]}
    />
  );
}
