-- What was said with a member, and what about: the catalogue of items, and the interactions.
--
-- Source: spec 2 §2, §3, §5, §8; decisions §8; decisions-members (Interactions).

create table itens_interacao (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  descricao text not null check (length(descricao) between 1 and 2000),
  tipo text check (length(tipo) between 1 and 60),
  -- Saved once under the name 'Assistência jurídica', or marked: an interaction may name the law office. Survives a rename.
  pede_escritorio boolean not null default false,
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || descricao)) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored
);
comment on table itens_interacao is 'Catálogo do que trata uma interação com o filiado.';
create unique index itens_interacao_nome_unico on itens_interacao (regexp_replace(sede.sem_acento(nome), '\s+', ' ', 'g'));
create index itens_interacao_nome on itens_interacao (nome, id);
create index itens_interacao_busca on itens_interacao using gin (busca gin_trgm_ops);
create index itens_interacao_iniciais on itens_interacao using gin (iniciais gin_trgm_ops);
create unique index itens_interacao_id_origem on itens_interacao (id_origem);
select sede.auditar('itens_interacao', 'itensInteracao', 'id', '{busca,iniciais}');

create table interacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  dependente_id uuid,
  -- Stays when the dependent is deleted.
  relacao_dependente boolean not null default false,
  item_id uuid not null,
  tipo text not null check (length(tipo) between 1 and 60),
  data timestamptz not null check (data >= '1990-01-01T00:00:00-03:00'),
  descricao text not null check (length(descricao) between 1 and 4000),
  classificacao text not null check (classificacao in ('Interna', 'Externa')),
  escritorio_id uuid references escritorios (id),
  -- Who wrote it down and may change it; the name as it was then. No foreign key: the account may go.
  responsavel_id uuid,
  responsavel_nome text not null,
  constraint interacoes_filiado foreign key (filiado_id) references filiados (id),
  -- Only a dependent of this member; without them the interaction stays the member's.
  constraint interacoes_dependente foreign key (filiado_id, dependente_id) references dependentes (filiado_id, id)
    on delete set null (dependente_id),
  constraint interacoes_item foreign key (item_id) references itens_interacao (id) on delete restrict,
  constraint interacoes_de_dependente check (dependente_id is null or relacao_dependente)
);
comment on table interacoes is 'O que foi falado com cada filiado ou sobre um dependente seu.';
create index interacoes_filiado_data on interacoes (filiado_id, data desc, id);
create index interacoes_dependente_id on interacoes (dependente_id) where dependente_id is not null;
create index interacoes_item_id on interacoes (item_id, filiado_id);
create index interacoes_data on interacoes (data, filiado_id);
create index interacoes_escritorio_id on interacoes (escritorio_id) where escritorio_id is not null;
create unique index interacoes_id_origem on interacoes (id_origem);
select sede.auditar('interacoes', 'interacoes');
