-- Revenues: what for (itens_receita), one row per instalment (receitas), its attachments.
--
-- What two people can break together is the database's: two enabled items that read the same, a refund within the amount
-- of a credited row, references that cannot be deleted (spec 1 §5; invariants A2, A11). Amounts are bigint centavos, dates
-- are DATE. No column names a bank account: credits get one when accounts exist.

create table itens_receita (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 200),
  tipo text not null check (tipo in ('Ordinária', 'Extraordinária')),
  descricao text not null check (length(descricao) between 1 and 2000),
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(nome || ' ' || descricao)) stored,
  iniciais text not null generated always as (sede.iniciais(nome)) stored
);
comment on table itens_receita is 'Do que o sindicato recebe: nome, tipo e descrição sugeridos a cada receita.';
-- Two items in use that read the same would split one item's sums.
create unique index itens_receita_nome_em_uso on itens_receita (tipo, regexp_replace(sede.sem_acento(nome), '\s+', ' ', 'g'))
  where not desabilitado;
create index itens_receita_nome on itens_receita (nome, id);
create index itens_receita_busca on itens_receita using gin (busca gin_trgm_ops);
create index itens_receita_iniciais on itens_receita using gin (iniciais gin_trgm_ops);
create unique index itens_receita_id_origem on itens_receita (id_origem);
select sede.auditar('itens_receita', 'itensReceita', 'id', '{busca,iniciais}');

-- `id_contrato` waits for the contracts' area, which adds the foreign key.
create table receitas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_item_receita uuid not null,
  tipo text not null check (tipo in ('Ordinária', 'Extraordinária')),
  origem text,
  empresa text,
  descricao text not null check (length(descricao) between 1 and 2000),
  relacao_evento boolean not null default false,
  id_evento uuid,
  relacao_contrato boolean not null default false,
  id_contrato uuid,
  valor bigint not null check (valor between 1 and 999999999999999),
  numero_parcelas int not null default 1 check (numero_parcelas between 1 and 360),
  numero_parcela int not null default 1 check (numero_parcela between 1 and numero_parcelas),
  parcela text not null generated always as (numero_parcela::text || '/' || numero_parcelas::text) stored,
  grupo_parcelas uuid,
  data date not null,
  data_credito date,
  valor_estorno bigint,
  data_estorno date,
  busca text not null generated always as (
    sede.sem_acento(descricao || ' ' || coalesce(empresa, '') || ' ' || coalesce(origem, ''))
  ) stored,
  constraint receitas_item foreign key (id_item_receita) references itens_receita (id),
  constraint receitas_evento foreign key (id_evento) references eventos (id),
  constraint receitas_evento_relacao check ((id_evento is not null) = relacao_evento),
  constraint receitas_estorno check (
    (valor_estorno is null) = (data_estorno is null)
    and (
      valor_estorno is null
      or (valor_estorno between 1 and valor and data_credito is not null and data_estorno >= data_credito)
    )
  )
);
comment on table receitas is 'Receitas: uma linha por parcela. Valores em centavos.';
-- The list's order; with what sums and reports group by, they are read from the index alone.
create index receitas_data on receitas (data, id) include (valor, valor_estorno, id_item_receita, tipo);
create index receitas_a_creditar on receitas (data, id) include (valor) where data_credito is null;
create index receitas_credito on receitas (data_credito, id) include (valor, id_item_receita, tipo)
  where data_credito is not null;
create index receitas_data_estorno on receitas (data_estorno, id) include (valor_estorno, id_item_receita, tipo)
  where data_estorno is not null;
create index receitas_id_item_receita on receitas (id_item_receita, data);
create index receitas_id_evento on receitas (id_evento) where id_evento is not null;
create index receitas_grupo_parcelas on receitas (grupo_parcelas, numero_parcela) where grupo_parcelas is not null;
create index receitas_valor on receitas (valor, id);
create index receitas_busca on receitas using gin (busca gin_trgm_ops);
create unique index receitas_id_origem on receitas (id_origem);
select sede.auditar('receitas', 'receitas', 'id', '{busca}');

create table receitas_anexos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  receita_id uuid not null,
  anexo_id uuid not null,
  -- As it was when attached: the history names a file that has been let go.
  nome text not null,
  constraint receitas_anexos_receita foreign key (receita_id) references receitas (id) on delete cascade,
  constraint receitas_anexos_anexo foreign key (anexo_id) references anexos (id),
  constraint receitas_anexos_uma_vez unique (receita_id, anexo_id)
);
comment on table receitas_anexos is 'PDFs de cada receita; um arquivo pode servir a várias parcelas.';
create index receitas_anexos_anexo_id on receitas_anexos (anexo_id);
select sede.auditar('receitas_anexos', 'receitas', 'receita_id');
