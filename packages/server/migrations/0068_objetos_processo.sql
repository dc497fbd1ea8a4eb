-- The legal area begins: offices get the address that mail goes to, and what cases are about gets its register.
--
-- Source: spec 3 §2.7, §2.8, §3; decisions-legal (Tables, Offices).

-- NULL only in offices from before; the form asks for it.
alter table escritorios
  add column email text check (length(email) between 3 and 254),
  add column nome_destinatario text check (length(nome_destinatario) between 1 and 200),
  add column local_padrao text check (length(local_padrao) between 1 and 300);
create unique index escritorios_id_origem on escritorios (id_origem) where id_origem is not null;

create table objetos_processo (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  descricao text not null check (length(descricao) between 1 and 200),
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(descricao)) stored,
  iniciais text not null generated always as (sede.iniciais(descricao)) stored
);
comment on table objetos_processo is 'Do que trata um processo.';
create unique index objetos_processo_descricao_unica on objetos_processo (regexp_replace(sede.sem_acento(descricao), '\s+', ' ', 'g'));
create index objetos_processo_descricao on objetos_processo (descricao, id);
create index objetos_processo_busca on objetos_processo using gin (busca gin_trgm_ops);
create index objetos_processo_iniciais on objetos_processo using gin (iniciais gin_trgm_ops);
create unique index objetos_processo_id_origem on objetos_processo (id_origem);
select sede.auditar('objetos_processo', 'objetosProcesso', 'id', '{busca,iniciais}');
