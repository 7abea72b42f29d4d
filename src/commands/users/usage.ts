export const usage = `npm run users -- ACTION

  show ADDRESS                  an account: its role, its choices, when its owner was last here
  role ADDRESS ROLE             makes somebody a member, an employee or an editor; they sign in again
  sign-out ADDRESS              ends the sign-ins of somebody, on every device; --everybody ends those of all
  why ADDRESS [NOTICE]          why they were told of notices, or were not
  mails [ADDRESS] [--state STATE]
                                the latest mails: queued, sent, bounced, given-up or dropped
  resend ID                     sends a mail again that came back or was given up
  subscribers [ORGANIZATION]    whom the newsletter may be sent to: address, language, and the two links that end it
  erase ADDRESS                 ends an account for somebody who asked for it, with everything of it
  log [ADDRESS]                 who did what to accounts, the latest first

  An ADDRESS may also be the number of an account, as the log has it.

  --as NAME       who does it, for the record; the user of this machine unless given
  --url ADDRESS   where the accounts service is; that of the program of this machine unless given

Everything goes through the running program, and every change is written down. The key is derived from the secret of the
installation: run this where the program has its data, or with its SECRET.`;
