import { Picture } from '@/components/art/picture';
import styles from '@/components/contact/contact.module.css';
import { ContactDetails } from '@/components/contact/contact-details';
import { WhoAnswers } from '@/components/contact/who-answers';
import { InquiryForm, inquiryFormId } from '@/components/forms/inquiry-form';
import { ChosenOffice } from '@/components/office/chosen-office';
import { OfficeExplorer } from '@/components/office/office-explorer';
import { TenderLine } from '@/components/procurement/tender-line';
import { Page } from '@/components/site/page';
import { contactPage } from '@/lib/content/pages/contact';
import { teamPage } from '@/lib/content/pages/team';
import { offices } from '@/lib/content/types/office';
import { experts } from '@/lib/content/types/person';
import { officeNode } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const path = '/contact';

export function generateMetadata() {
  return pageMetadata({ ...contactPage(), path });
}

export default function ContactPage() {
  const words = contactPage();
  const all = offices();
  const { title, description } = words;
  const trail = [{ name: title, path }];
  return (
    <Page
      path={path}
      trail={trail}
      about={{ type: 'ContactPage', title, description }}
      jsonLd={all.map(officeNode)}
    >
      <section className={styles.contact}>
        <ContactDetails {...words} offices={all} trail={trail} />
        <div className={styles.form}>
          <h2 className="type-d3 mb-4 outline-none" id="enquiry" tabIndex={-1}>
            {words.form}
          </h2>
          <ChosenOffice offices={all} />
          <InquiryForm offices={all} />
          <WhoAnswers title={teamPage().leads.title} people={experts()} />
          <TenderLine className={styles.below} />
        </div>
        <div className={`ground-earth ${styles.land}`}>
          <Picture name="contact-land" />
        </div>
      </section>
      <section className="ground-band py-sec-s">
        <OfficeExplorer title={words.offices} offices={all} form={inquiryFormId} />
      </section>
    </Page>
  );
}
