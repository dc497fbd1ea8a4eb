-- An encrypted PDF that could not be looked through when it was sent: offered for download only, and marked. What is stored
-- already stays as it is. Source: issue 9 (attachments); decision 057.

alter table anexos add column protegido boolean not null default false;
