-- Dashboards of Power BI that the page of BI shows in its frame. Removed ones stay ('Removido') and are never listed.
--
-- The address is checked by the program's rule and kept written anew from its parts; the database repeats where it must begin.
-- Source: spec 3 §2.15, §3, §4; decisions-sindical (BI); invariant F1.

create table dashboards (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 120),
  url text not null check (url like 'https://app.powerbi.com/reportEmbed?%reportId=%' and length(url) <= 6000),
  -- The name as it was then.
  carregado_por text not null,
  incluido_em timestamptz not null,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Removido'))
);
comment on table dashboards is 'Relatórios do Power BI mostrados na página de BI.';
create index dashboards_ativos on dashboards (nome, id) where situacao = 'Ativo';
create unique index dashboards_id_origem on dashboards (id_origem);
select sede.auditar('dashboards', 'dashboards');
