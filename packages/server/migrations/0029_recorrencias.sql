-- Recurring expenses: the model of an expense, and what became of each of its months.
--
-- A month is civil ('YYYY-MM', that of the due date). It has one outcome, an expense or the reason why there is none: a
-- unique constraint, so that two people who confirm at once make one expense. Deleting the expense frees its month.
-- Proposals are not stored: they are the months of the series without an outcome.

create table recorrencias (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_item_despesa uuid not null,
  id_beneficiario uuid not null,
  tipo_despesa text not null,
  centro_custo text not null,
  meio_pagamento text not null,
  tipo_documento text not null,
  descricao text not null check (length(descricao) between 1 and 2000),
  relacao_evento boolean not null default false,
  id_evento uuid,
  tipo_valor text not null check (tipo_valor in ('fixo', 'estimado')),
  valor bigint not null check (valor between 1 and 999999999999999),
  -- Of the months before the last adjustment.
  valor_anterior bigint check (valor_anterior between 1 and 999999999999999),
  valor_desde text check (valor_desde ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  dia_vencimento int not null check (dia_vencimento between 1 and 31),
  frequencia text not null check (frequencia in ('mensal', 'bimestral', 'trimestral', 'semestral', 'anual')),
  primeiro_mes text not null check (primeiro_mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  ultimo_mes text check (ultimo_mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  pausada_desde text check (pausada_desde ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  desabilitado boolean not null default false,
  busca text not null generated always as (sede.sem_acento(descricao)) stored,
  constraint recorrencias_item foreign key (id_item_despesa) references itens_despesa (id),
  constraint recorrencias_beneficiario foreign key (id_beneficiario) references beneficiarios (id),
  constraint recorrencias_evento foreign key (id_evento) references eventos (id),
  constraint recorrencias_evento_relacao check ((id_evento is not null) = relacao_evento),
  constraint recorrencias_reajuste check ((valor_anterior is null) = (valor_desde is null)),
  constraint recorrencias_meses_em_ordem check (ultimo_mes >= primeiro_mes)
);
comment on table recorrencias is 'Modelos de despesas que se repetem. Valores em centavos, meses AAAA-MM.';
create index recorrencias_id_item_despesa on recorrencias (id_item_despesa);
create index recorrencias_id_beneficiario on recorrencias (id_beneficiario);
create index recorrencias_id_evento on recorrencias (id_evento) where id_evento is not null;
create unique index recorrencias_id_origem on recorrencias (id_origem);
select sede.auditar('recorrencias', 'recorrencias', 'id', '{busca}');

create table recorrencias_meses (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  recorrencia_id uuid not null,
  mes text not null check (mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  despesa_id uuid,
  motivo_pulo text check (length(motivo_pulo) between 1 and 500),
  constraint recorrencias_meses_recorrencia foreign key (recorrencia_id) references recorrencias (id),
  constraint recorrencias_meses_despesa foreign key (despesa_id) references despesas (id) on delete cascade,
  constraint recorrencias_meses_desfecho check (num_nonnulls(despesa_id, motivo_pulo) = 1),
  constraint recorrencias_meses_um_por_mes unique (recorrencia_id, mes)
);
comment on table recorrencias_meses is 'O que se fez de cada mês de uma recorrência: a despesa, ou por que não houve.';
create unique index recorrencias_meses_despesa_id on recorrencias_meses (despesa_id) where despesa_id is not null;
select sede.auditar('recorrencias_meses', 'recorrencias', 'recorrencia_id');

-- The due date of a month: its last day where it has no such day.
create function sede.dia_do_mes(mes text, dia int) returns date language sql immutable parallel safe as
$$
  select least(p.primeiro + (dia - 1), (p.primeiro + interval '1 month' - interval '1 day')::date)
  from (select make_date(left(mes, 4)::int, right(mes, 2)::int, 1) as primeiro) p
$$;

-- The months of a series, `passo` months apart, up to `ate`.
create function sede.meses_da_serie(primeiro text, ultimo text, passo int, ate text)
returns table (mes text) language sql stable parallel safe as
$$
  select to_char(s, 'YYYY-MM') from generate_series(
    make_date(left(primeiro, 4)::int, right(primeiro, 2)::int, 1)::timestamp,
    make_date(left(least(ultimo, ate), 4)::int, right(least(ultimo, ate), 2)::int, 1)::timestamp,
    make_interval(months => passo)) s
$$;

-- The last payments of an item to a beneficiary: what an estimated amount is taken from.
create index despesas_pagas_por_item on despesas (id_beneficiario, id_item_despesa, data_liquidacao_pagamento desc)
  where data_liquidacao_pagamento is not null and not excluido;
