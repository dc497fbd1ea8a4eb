-- The search over everything (Ctrl K) and saved views of lists. Source: issue 3; decisions §6; docs/decisions/016.

-- 'parcela 3/12' typed as a search word.
create index despesas_parcela on despesas (numero_parcelas, numero_parcela, data_vencimento)
  where numero_parcelas > 1 and not excluido;

create table visoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  dono_id uuid not null references usuarios (id) on delete cascade,
  lista text not null check (lista ~ '^[a-zA-Z]+\.[a-zA-Z]+(:[a-z-]+)?$' and length(lista) <= 80),
  nome text not null check (btrim(nome) <> '' and length(nome) <= 60),
  consulta jsonb not null check (jsonb_typeof(consulta) = 'object' and octet_length(consulta::text) <= 8000),
  papeis text[] not null default '{}'
);
comment on table visoes is 'Visões salvas: filtros, ordem, colunas e tamanho de página de uma lista, por pessoa, compartilhadas por papel.';
comment on column visoes.lista is 'Operação da lista no contrato (despesas.list), com a página depois de dois-pontos onde uma operação serve a duas.';
create unique index visoes_nome on visoes (dono_id, lista, sede.sem_acento(nome));
create index visoes_lista on visoes (lista);
create index visoes_compartilhadas on visoes using gin (papeis) where papeis <> '{}';
select sede.auditar('visoes', 'visoes');

-- Which view a list opens with, for whom: at most one per person and list.
create table visoes_padrao (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  lista text not null,
  visao_id uuid not null references visoes (id) on delete cascade,
  constraint visoes_padrao_uma_por_lista unique (usuario_id, lista)
);
comment on table visoes_padrao is 'A visão com que cada lista abre para cada pessoa.';
create index visoes_padrao_visao on visoes_padrao (visao_id);
select sede.auditar('visoes_padrao', 'visoes', 'visao_id');
