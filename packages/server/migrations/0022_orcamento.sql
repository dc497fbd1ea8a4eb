-- The budget: one forecast for each year, finance month, cost centre and expense item.
--
-- A cell that was cleared keeps its row, with `valor` null: its version goes on counting, so that two people at one cell
-- are always told of each other. `competencia` is the day that the month closing guards: the first of the civil month
-- that names the finance month lies in it, whatever the two days of the period are.

create table previsoes_orcamentarias (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  ano int not null check (ano between 2019 and 2100),
  mes int not null check (mes between 1 and 12),
  centro_custo text not null check (length(centro_custo) between 1 and 60),
  id_item_despesa uuid not null,
  valor bigint check (valor between 1 and 999999999999999),
  competencia date not null generated always as (make_date(ano, mes, 1)) stored,
  constraint previsoes_orcamentarias_item foreign key (id_item_despesa) references itens_despesa (id),
  constraint previsoes_orcamentarias_celula unique (ano, mes, centro_custo, id_item_despesa)
);
comment on table previsoes_orcamentarias is 'Previsão orçamentária: um valor, em centavos, por ano, mês financeiro, centro de custo e item.';
create index previsoes_orcamentarias_item_despesa on previsoes_orcamentarias (id_item_despesa);
create unique index previsoes_orcamentarias_id_origem on previsoes_orcamentarias (id_origem);
select sede.auditar('previsoes_orcamentarias', 'orcamento', 'id', '{competencia}');
select sede.guardar_periodo('previsoes_orcamentarias', 'competencia');

-- Refunds by their own day, for figures by cash.
create index if not exists despesas_estorno_data on despesas (data_estorno, id) where data_estorno is not null;
