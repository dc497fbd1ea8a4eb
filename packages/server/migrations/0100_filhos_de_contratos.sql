-- Whom a contract is with, whom its alerts go to, and its files are the contract's too: a save that changes only these is a new version of
-- it, so that of two people who edit at once the second is asked, and neither takes the other's away unseen.
-- Source: decisions §6 (two people editing); invariant C6.
alter table contratos add column filhos_em timestamptz;
comment on column contratos.filhos_em is 'Quando contratados, e-mails ou anexos mudaram pela última vez: leva a versão consigo.';
