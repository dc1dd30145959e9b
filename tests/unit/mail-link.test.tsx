/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { MailLink } from '@/components/ui/mail-link';
import { firm } from '@/lib/firm';

it('says where to write, and under which subject, where no mail program opens', () => {
  render(<MailLink mail={{ subject: 'Tender file: Fee rates', body: '' }}>On request</MailLink>);
  const link = screen.getByRole('link', { name: 'On request' });
  expect(link.parentElement?.outerHTML).toContain(
    `Write to ${firm.email}, with the subject “Tender file: Fee rates”.`,
  );
});
