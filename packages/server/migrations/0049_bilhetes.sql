-- Tickets of the public pages that were used, so that each is used once: across restarts and processes. The answer stands
-- in the transaction of its effect and is given again to the same body within a day; the body only as a keyed digest.
-- Source: decisions-members 'Name search' (proof of work, idempotency); docs/decisions/061.

create table bilhetes_usados (
  id bytea primary key check (length(id) = 16),
  operacao text not null,
  corpo bytea not null,
  resposta jsonb,
  usado_em timestamptz not null
);
comment on table bilhetes_usados is 'Bilhetes das páginas públicas já usados, com a resposta dada; apagados depois de um dia.';
create index bilhetes_usados_em on bilhetes_usados (usado_em);
