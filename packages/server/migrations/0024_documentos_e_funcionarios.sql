-- What finance keeps beside money: documents of its own (documentos), documents that the union publishes
-- (documentos_transparencia), employees (funcionarios); and the events' link to a document.
--
-- A document has one PDF, named in its own row: it can be changed but not shared. `data_carregamento` and `email` tell when
-- the PDF (or link) that stands there arrived and from whom; an imported uploader need not be a user.
create table documentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  data_inicio_vigencia date,
  data_fim_vigencia date,
  id_anexo uuid unique references anexos (id),
  data_carregamento timestamptz not null,
  email text not null,
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || email)) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored,
  constraint documentos_vigencia check (data_fim_vigencia >= data_inicio_vigencia)
);
comment on table documentos is 'Documentos auxiliares, com período de vigência. Vigente é calculado, nunca guardado.';
create index documentos_data_carregamento on documentos (data_carregamento desc nulls last, id desc);
create index documentos_nome on documentos (nome, id);
create index documentos_busca on documentos using gin (busca gin_trgm_ops);
create index documentos_iniciais on documentos using gin (iniciais gin_trgm_ops);
create unique index documentos_id_origem on documentos (id_origem);
select sede.auditar('documentos', 'documentos', 'id', '{busca,iniciais}');

create table documentos_transparencia (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  url text check (url ~ '^https://'),
  id_anexo uuid unique references anexos (id),
  data_carregamento timestamptz not null,
  email text not null,
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || email)) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored,
  -- What is published is the stored PDF or an https link (decisions §7).
  constraint documentos_transparencia_publica check (num_nonnulls(url, id_anexo) = 1)
);
comment on table documentos_transparencia is 'Documentos que o sindicato publica: um PDF guardado ou um link https.';
create index documentos_transparencia_data_carregamento
  on documentos_transparencia (data_carregamento desc nulls last, id desc);
create index documentos_transparencia_nome on documentos_transparencia (nome, id);
create index documentos_transparencia_busca on documentos_transparencia using gin (busca gin_trgm_ops);
create index documentos_transparencia_iniciais on documentos_transparencia using gin (iniciais gin_trgm_ops);
create unique index documentos_transparencia_id_origem on documentos_transparencia (id_origem);
select sede.auditar('documentos_transparencia', 'transparencia', 'id', '{busca,iniciais}');

create table funcionarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  data_nascimento date not null,
  celular text not null,
  email text not null,
  uf text not null check (length(uf) = 2),
  desabilitado boolean not null default false,
  busca text not null generated always as (
    sede.sem_acento(nome || ' ' || email || ' ' || cpf || ' ' || sede.cpf_cnpj_com_mascara(cpf))
  ) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored
);
comment on table funcionarios is 'Funcionários do sindicato. O CPF identifica a pessoa; o registro tem id próprio.';
create unique index funcionarios_cpf on funcionarios (cpf);
create index funcionarios_nome on funcionarios (nome, id);
create index funcionarios_busca on funcionarios using gin (busca gin_trgm_ops);
create index funcionarios_iniciais on funcionarios using gin (iniciais gin_trgm_ops);
create unique index funcionarios_id_origem on funcionarios (id_origem);
select sede.auditar('funcionarios', 'funcionarios', 'id', '{busca,iniciais}');

-- The columns exist since 0008; a document that an event names cannot be deleted.
alter table eventos add constraint eventos_id_documento foreign key (id_documento) references documentos (id);
create index eventos_id_documento on eventos (id_documento) where id_documento is not null;
