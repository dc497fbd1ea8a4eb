-- Interactions from a spreadsheet: previewed, written by a job that may be begun again, taken back for thirty days.
--
-- Source: spec 2 §2, §5, §8; decisions-members (Interactions: Import).

create table interacao_importacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  estado text not null check (estado in ('previa', 'importando', 'concluida', 'falhou', 'desfeita')),
  linhas int not null check (linhas between 1 and 10000),
  -- What the dialog's form says of every row that does not say it itself: there once it was previewed.
  item_id uuid references itens_interacao (id) on delete set null,
  dia date,
  hora text check (hora ~ '^[0-2][0-9]:[0-5][0-9]$'),
  descricao text check (length(descricao) between 1 and 4000),
  classificacao text check (classificacao in ('Interna', 'Externa')),
  com_repetidas boolean not null default false,
  -- Whose interactions they are: who sent the file.
  por_id uuid not null,
  por_nome text not null,
  importadas int,
  concluida_em timestamptz,
  -- At the undo, how many stayed because somebody changed them since.
  mantidas int
);
comment on table interacao_importacoes is 'Importações de interações por planilha.';
create index interacao_importacoes_recentes on interacao_importacoes (criado_em desc, id desc);
-- Two files of the same rows would not see each other's: one at a time.
create unique index interacao_importacoes_uma_por_vez on interacao_importacoes (estado) where estado = 'importando';
create index interacao_importacoes_item_id on interacao_importacoes (item_id) where item_id is not null;
select sede.auditar('interacao_importacoes', 'importacoesInteracao');

-- As the spreadsheet has them: gone a day after a preview that nobody confirmed, and as soon as the import is done.
create table interacao_importacao_linhas (
  importacao_id uuid not null references interacao_importacoes (id) on delete cascade,
  linha int not null,
  cpf_lido text not null,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  data_lida text not null,
  dia date,
  hora text,
  descricao text,
  tipo text,
  classificacao text,
  problema text,
  -- Whose dependent it is, where two members have one of this CPF: chosen by who imports.
  titular_id uuid,
  primary key (importacao_id, linha)
);
comment on table interacao_importacao_linhas is 'Linhas de uma planilha de interações até serem importadas.';

alter table interacoes
  add column importacao_id uuid references interacao_importacoes (id),
  add column linha int,
  add constraint interacoes_importada check ((importacao_id is null) = (linha is null)),
  -- Begun again, the job writes no row twice.
  add constraint interacoes_uma_por_linha unique (importacao_id, linha);
