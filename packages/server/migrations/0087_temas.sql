-- Political themes: what the union follows, with its highlighted items, people and institutions, cases, actions, files and links.
--
-- What hangs from a theme has its own version and is saved for itself; the theme's last change (`last_updated`) moves with it, its version does
-- not. The answers of the dialog's steps and the last step that was saved move no version either: two people in two sections both keep
-- their work. Deleting a theme takes all beneath it along. Words outside the lists come over from the old system only.
-- Source: spec 3 §2.10, §3 (Tema); decisions-sindical-contratos-patrimonio (Themes); invariant E1.

create table temas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tipo_tema text not null check (length(tipo_tema) between 1 and 100),
  titulo text not null check (length(titulo) between 1 and 300),
  interessados text[] not null default '{}',
  descricao text check (length(descricao) between 1 and 10000),
  prioridade text not null check (prioridade in ('Máxima', 'Média', 'Mínima')),
  classificacao_tema text check (classificacao_tema in ('Interno', 'Externo')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  situacao text not null default 'EM_ACOMPANHAMENTO' check (situacao in ('EM_ACOMPANHAMENTO', 'ENCERRADO')),
  page int not null default 1 check (page between 1 and 6),
  existe_itens_destaque boolean not null default true,
  existe_pessoas_instituicoes boolean not null default true,
  existe_processos boolean not null default true,
  existe_acoes_sindicato boolean not null default true,
  -- The bill, in the house where it is; two themes may name one.
  casa text check (casa in ('Câmara', 'Senado')),
  sigla text check (length(sigla) between 1 and 10),
  numero int check (numero > 0),
  ano int check (ano between 1900 and 2200),
  autor text check (length(autor) between 1 and 200),
  -- When it was registered; of one that came over, in the old system.
  cadastrado_em timestamptz not null,
  last_updated timestamptz not null,
  last_updated_por uuid,
  busca text not null generated always as (sede.sem_acento(titulo || ' ' || coalesce(descricao, '') || ' '
    || coalesce(sigla || ' ' || numero || '/' || ano, ''))) stored,
  iniciais text not null generated always as (sede.iniciais(titulo)) stored,
  constraint temas_proposicao check (num_nonnulls(casa, sigla, numero, ano) in (0, 4))
);
comment on table temas is 'Temas da pauta político-sindical.';
create unique index temas_id_origem on temas (id_origem) where id_origem is not null;
create index temas_last_updated on temas (last_updated, id);
create index temas_cadastrado_em on temas (cadastrado_em, id);
create index temas_incompletos on temas (id) where page < 6;
create index temas_proposicao_unida on temas (casa, sigla, numero, ano) where casa is not null;
create index temas_busca on temas using gin (busca gin_trgm_ops);
create index temas_iniciais on temas using gin (iniciais gin_trgm_ops);
select sede.auditar('temas', 'temas', 'id', '{busca,iniciais,cadastrado_em,last_updated,last_updated_por}');
drop trigger a_registro on temas;
create trigger a_registro before insert or update on temas for each row execute function sede.tg_registro(
  '{last_updated,last_updated_por,page,existe_itens_destaque,existe_pessoas_instituicoes,existe_processos,existe_acoes_sindicato}',
  '{busca,iniciais}');

create table temas_itens (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  descricao_item text not null check (length(descricao_item) between 1 and 10000),
  posicionamento text check (posicionamento in ('Favorável', 'Parcialmente favorável', 'Parcialmente contrário', 'Contrário')),
  constraint temas_itens_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_itens_do_tema unique (id, tema_id)
);
comment on table temas_itens is 'Itens de destaque de cada tema.';
create index temas_itens_tema_id on temas_itens (tema_id, criado_em, id);
select sede.auditar('temas_itens', 'temas', 'tema_id');

create table temas_pessoas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  nome text not null check (length(nome) between 1 and 200),
  motivo_relevancia text check (length(motivo_relevancia) between 1 and 10000),
  telefone1 text check (length(telefone1) between 1 and 30),
  telefone2 text check (length(telefone2) between 1 and 30),
  email1 text check (length(email1) between 1 and 254),
  email2 text check (length(email2) between 1 and 254),
  posicao text check (posicao in ('Favorável', 'Parcialmente favorável', 'Parcialmente contrário', 'Contrário')),
  autoridade_id uuid,
  constraint temas_pessoas_tema foreign key (tema_id) references temas (id) on delete cascade,
  -- The name stays.
  constraint temas_pessoas_autoridade foreign key (autoridade_id) references autoridades (id) on delete set null
);
comment on table temas_pessoas is 'Pessoas e instituições de cada tema.';
create index temas_pessoas_tema_id on temas_pessoas (tema_id, criado_em, id);
create index temas_pessoas_autoridade_id on temas_pessoas (autoridade_id) where autoridade_id is not null;
select sede.auditar('temas_pessoas', 'temas', 'tema_id');

create table temas_processos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  processo_sindicato boolean not null,
  -- Number and court as they stood when the case was chosen.
  identificacao_processo text not null check (length(identificacao_processo) between 1 and 200),
  processo_uid uuid,
  tribunal_orgao text check (length(tribunal_orgao) between 1 and 100),
  constraint temas_processos_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_processos_processo foreign key (processo_uid) references processos_juridicos (id) on delete set null,
  constraint temas_processos_do_sindicato check (processo_sindicato or processo_uid is null)
);
comment on table temas_processos is 'Processos de cada tema, do sindicato ou de terceiros.';
create index temas_processos_tema_id on temas_processos (tema_id, criado_em, id);
create index temas_processos_processo_uid on temas_processos (processo_uid) where processo_uid is not null;
select sede.auditar('temas_processos', 'temas', 'tema_id');

create table temas_acoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  data_acao date,
  descricao_acao text not null check (length(descricao_acao) between 1 and 10000),
  classificacao_acao text check (classificacao_acao in ('Interna', 'Externa')),
  comunicacao boolean not null default false,
  constraint temas_acoes_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_acoes_do_tema unique (id, tema_id)
);
comment on table temas_acoes is 'Ações do sindicato em cada tema.';
create index temas_acoes_tema_id on temas_acoes (tema_id, data_acao, id);
select sede.auditar('temas_acoes', 'temas', 'tema_id');

create table temas_arquivos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  item_id uuid,
  acao_id uuid,
  anexo_id uuid not null,
  nome text not null check (length(nome) between 1 and 200),
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Excluído')),
  excluido_em timestamptz,
  excluido_por text,
  constraint temas_arquivos_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_arquivos_item foreign key (item_id, tema_id) references temas_itens (id, tema_id) on delete cascade,
  constraint temas_arquivos_acao foreign key (acao_id, tema_id) references temas_acoes (id, tema_id) on delete cascade,
  constraint temas_arquivos_anexo foreign key (anexo_id) references anexos (id),
  constraint temas_arquivos_um_contexto check (num_nonnulls(item_id, acao_id) <= 1),
  constraint temas_arquivos_exclusao check ((situacao = 'Excluído') = (excluido_em is not null))
);
comment on table temas_arquivos is 'Arquivos de um tema, de um item ou de uma ação; o excluído fica, com quem e quando.';
create unique index temas_arquivos_nome on temas_arquivos (tema_id, coalesce(item_id, acao_id, tema_id), lower(nome))
  where situacao = 'Ativo';
create index temas_arquivos_item_id on temas_arquivos (item_id) where item_id is not null;
create index temas_arquivos_acao_id on temas_arquivos (acao_id) where acao_id is not null;
create index temas_arquivos_anexo_id on temas_arquivos (anexo_id);
select sede.auditar('temas_arquivos', 'temas', 'tema_id');

create table temas_links (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  item_id uuid,
  acao_id uuid,
  nome text not null check (length(nome) between 1 and 200),
  tipo text not null check (length(tipo) between 1 and 60),
  url text not null check (url ~ '^https?://' and length(url) <= 4000),
  constraint temas_links_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_links_item foreign key (item_id, tema_id) references temas_itens (id, tema_id) on delete cascade,
  constraint temas_links_acao foreign key (acao_id, tema_id) references temas_acoes (id, tema_id) on delete cascade,
  constraint temas_links_um_contexto check (num_nonnulls(item_id, acao_id) <= 1)
);
comment on table temas_links is 'Links de um tema, de um item ou de uma ação.';
create index temas_links_tema_id on temas_links (tema_id, criado_em, id);
create index temas_links_item_id on temas_links (item_id) where item_id is not null;
create index temas_links_acao_id on temas_links (acao_id) where acao_id is not null;
select sede.auditar('temas_links', 'temas', 'tema_id');
