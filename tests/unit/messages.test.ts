import { firm } from '@/lib/firm';
import { labels } from '@/lib/labels';
import { applicationMails, inquiryMails, type MailContext } from '@/lib/mail/messages';

const context: MailContext = {
  firm: firm.name,
  to: 'info@firm.example',
  replyTime: '24 hours',
  words: labels.mail,
  options: {
    solution: { policy: 'Policy' },
    industry: { energy: 'Energy' },
    office: { lagos: 'Lagos' },
    position: labels.fields.positions,
    experience: labels.fields.experiences,
    location: labels.fields.locations,
    availability: labels.fields.availabilities,
  },
};

const inquiry = {
  firstName: ' Amina ',
  lastName: 'Otieno',
  email: 'amina@example.org',
  solution: 'policy',
  industry: 'energy',
  message: 'One.\nTwo.',
  agreeToTerms: 'yes',
};

describe('inquiry', () => {
  const { message, confirmation } = inquiryMails(inquiry, context);

  it('carries the option id in the subject and its label in the body', () => {
    expect(message.to).toBe('info@firm.example');
    expect(message.subject).toBe('Contact Form Submission - policy');
    expect(message.body).toContain('Solution: Policy\nIndustry: Energy');
  });

  it('names an office that was chosen, in the body and at the end of the subject', () => {
    const { message, confirmation } = inquiryMails({ ...inquiry, office: 'lagos' }, context);
    expect(message.subject).toBe('Contact Form Submission - policy (Lagos)');
    expect(message.body).toContain('Email: amina@example.org\nOffice: Lagos\nSolution: Policy');
    expect(confirmation.body).toContain('Office: Lagos');
  });

  it.each(['', 'atlantis', 'constructor'])('names none for “%s”', (office) => {
    const { message } = inquiryMails({ ...inquiry, office }, context);
    expect(message.subject).toBe('Contact Form Submission - policy');
    expect(message.body).not.toContain('Office');
  });

  it('lists name, email, message and both agreements', () => {
    expect(message.body).toContain('Name: Amina Otieno\nEmail: amina@example.org');
    expect(message.body).toContain('Message:\nOne.\nTwo.');
    expect(message.body).toContain('Agreed to the terms: yes\nAgreed to marketing: no');
  });

  it('thanks the visitor and promises a reply within 24 hours', () => {
    expect(confirmation.to).toBe('amina@example.org');
    expect(confirmation.body).toContain(`Thank you for contacting ${firm.name}`);
    expect(confirmation.body).toContain('within 24 hours');
    expect(confirmation.body).toContain('Solution: Policy');
  });

  it('says so where nothing was given', () => {
    expect(inquiryMails({ ...inquiry, message: ' ' }, context).message.body).toContain(
      'Message: (not given)',
    );
  });

  it('of a short form answers only what was asked', () => {
    const { industry, agreeToTerms, ...asked } = inquiry;
    const { message, confirmation } = inquiryMails(asked, context);
    expect(message.body).toBe(
      'Name: Amina Otieno\nEmail: amina@example.org\nSolution: Policy\nMessage:\nOne.\nTwo.',
    );
    expect(confirmation.body).not.toContain('Industry');
  });

  it('takes nothing from the prototype of its option lists', () => {
    const { message } = inquiryMails({ ...inquiry, solution: 'constructor' }, context);
    expect(message.body).toContain('Solution: constructor');
  });

  it('does not read placeholders that a visitor typed', () => {
    const { confirmation } = inquiryMails(
      { ...inquiry, message: '{firm} {details} $& $1' },
      context,
    );
    expect(confirmation.body).toContain('Message: {firm} {details} $& $1');
  });
});

describe('application', () => {
  const values = {
    firstName: 'Amina',
    lastName: 'Otieno',
    email: 'amina@example.org',
    phone: '',
    position: 'research-analyst',
    experience: '3-5',
    location: 'dar-es-salaam',
    linkedin: 'linkedin.com/in/amina',
    availability: '1-month',
    coverLetter: 'Dear all,\nI count things.',
  };
  const { message, confirmation } = applicationMails(values, {
    ...context,
    to: 'careers@firm.example',
    replyTime: '5-7 business days',
  });

  it('goes to the address for applications, with the position as subject', () => {
    expect(message.to).toBe('careers@firm.example');
    expect(message.subject).toBe('Career Application - research-analyst');
  });

  it('lists every answer and says where it came from', () => {
    for (const line of [
      'Name: Amina Otieno',
      'Phone: (not given)',
      'Position: Research Analyst',
      'Experience: 3-5 years',
      'Location: Dar es Salaam',
      'LinkedIn: linkedin.com/in/amina',
      'Availability: 1 month',
      'Cover letter:\nDear all,\nI count things.',
    ]) {
      expect(message.body).toContain(line);
    }
    expect(message.body).toMatch(/This application came through the careers page\.$/);
  });

  it('summarises for the applicant and reminds of the CV', () => {
    expect(confirmation.to).toBe('amina@example.org');
    expect(confirmation.body).toContain('within 5-7 business days');
    expect(confirmation.body).toContain('attach your CV');
    expect(confirmation.body).toContain('Availability: 1 month');
    expect(confirmation.body).not.toContain('I count things');
  });
});
