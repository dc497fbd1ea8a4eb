-- Notices of the bell: one row for a person, written in the transaction of what it tells.
--
-- Not audited: the act that caused it is. `dados` holds the parts of the sentence, `registros` the records that it is
-- about. While unread, notices of one kind and one `junta` are one row that grows (the unique index sees to it, also
-- between two transactions); what is read stays as it was and the next one starts a new row.
create table avisos (
  id uuid primary key,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  tipo text not null check (length(tipo) between 1 and 40),
  junta text check (length(junta) <= 700),
  dados jsonb not null,
  registros uuid[] not null check (cardinality(registros) > 0),
  criado_em timestamptz not null,
  lido_em timestamptz
);
comment on table avisos is 'Avisos do sino, de uma pessoa cada.';
create index avisos_usuario on avisos (usuario_id, criado_em desc, id desc);
create unique index avisos_nao_lidos on avisos (usuario_id, tipo, junta) where lido_em is null;
create index avisos_criado on avisos (criado_em);

-- Kinds that a person does not want.
create table avisos_desligados (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  tipo text not null check (length(tipo) between 1 and 40),
  primary key (usuario_id, tipo)
);
comment on table avisos_desligados is 'Tipos de aviso que cada pessoa desligou.';

-- One row in the database of the demonstration, none anywhere else: `npm start` refuses to open it as if it were real.
create table demonstracao (
  unica boolean primary key default true check (unica),
  semente int not null,
  criada_em timestamptz not null
);
comment on table demonstracao is 'Marca o banco da demonstração (npm run demo): dados fictícios.';
