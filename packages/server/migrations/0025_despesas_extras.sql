-- Beyond the text of the spec for expenses: the boleto's line, a confirmed likeness, payment batches.
--
-- An expense stands in at most one open batch: a partial unique index, since two people could break it together.

alter table despesas
  add column boleto text check (boleto ~ '^([0-9]{47}|[0-9]{48})$'),
  -- Why an expense that looks like another one was saved or settled all the same.
  add column motivo_duplicidade text check (length(motivo_duplicidade) between 1 and 500);
comment on column despesas.boleto is 'Linha digitável, só dígitos.';

-- A document's number but for case, punctuation and zeros at the front of each of its numbers; null where it has no digit.
create function sede.documento_comparavel(numero text) returns text language sql immutable parallel safe as
$$
  select case when numero ~ '[0-9]' then
    regexp_replace(regexp_replace(lower(numero), '(^|[^0-9])0+([0-9])', '\1\2', 'g'), '[^a-z0-9]', '', 'g')
  end
$$;
create index despesas_documento_comparavel on despesas (id_beneficiario, sede.documento_comparavel(numero_documento))
  where not excluido;
create index despesas_beneficiario_valor on despesas (id_beneficiario, valor, data_vencimento) where not excluido;
create index despesas_boleto on despesas (boleto) where boleto is not null;

-- Retained taxes by the day of the payment.
create index despesas_retencoes on despesas (data_liquidacao_pagamento)
  where data_liquidacao_pagamento is not null and (irrf + inss + iss + csrf) > 0;

create table borderos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  numero int not null generated always as identity,
  descricao text not null check (length(descricao) between 1 and 200),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'liquidado', 'cancelado')),
  data_liquidacao date,
  banco_liquidacao text,
  numero_pagamento text,
  motivo_cancelamento text check (length(motivo_cancelamento) between 1 and 500),
  busca text not null generated always as (sede.sem_acento(numero::text || ' ' || descricao)) stored,
  constraint borderos_numero unique (numero),
  constraint borderos_liquidacao check ((situacao = 'liquidado') = (data_liquidacao is not null)),
  constraint borderos_cancelamento check ((situacao = 'cancelado') = (motivo_cancelamento is not null))
);
comment on table borderos is 'Borderôs: despesas aprovadas que se pagam juntas.';
create index borderos_criado_em on borderos (criado_em, id);
select sede.auditar('borderos', 'borderos', 'id', '{busca}');

create table borderos_despesas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  bordero_id uuid not null,
  despesa_id uuid not null,
  -- Whether the batch is open: what the index below asks.
  aberto boolean not null default true,
  constraint borderos_despesas_bordero foreign key (bordero_id) references borderos (id) on delete cascade,
  constraint borderos_despesas_despesa foreign key (despesa_id) references despesas (id) on delete cascade,
  constraint borderos_despesas_uma_vez unique (bordero_id, despesa_id)
);
comment on table borderos_despesas is 'Despesas de cada borderô; uma despesa está num só borderô aberto.';
create unique index borderos_despesas_num_aberto on borderos_despesas (despesa_id) where aberto;
create index borderos_despesas_despesa_id on borderos_despesas (despesa_id);
select sede.auditar('borderos_despesas', 'borderos', 'bordero_id');
