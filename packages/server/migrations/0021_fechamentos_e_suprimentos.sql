-- Month closing, as a guard in the database, and the inflows of the petty cash.
--
-- A closed finance month refuses every effect dated in it: rows that get, lose or change such a date, and any change of
-- the content of a row that has one (decisions §7, Month closing). `sede.guardar_periodo(tabela, coluna)` attaches the
-- guard to a table. Whoever writes holds a shared lock on the civil month of the date until the transaction ends;
-- closing takes the exclusive locks of the months that it touches: closing and settling at one moment come one after
-- the other, and the second sees what the first did. Civil months, so that the lock does not depend on the setting
-- `periodoFinanceiro`; closed ranges are kept as dates, so that a later change of the setting moves none.

create table fechamentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  mes text not null check (mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  inicio date not null,
  fim date not null,
  fechado boolean not null default true,
  fechado_em timestamptz not null,
  fechado_por uuid not null,
  fechado_por_nome text not null,
  reaberto_em timestamptz,
  reaberto_por uuid,
  reaberto_por_nome text,
  motivo_reabertura text check (length(motivo_reabertura) between 1 and 1000),
  constraint fechamentos_mes unique (mes),
  constraint fechamentos_intervalo check (inicio <= fim),
  constraint fechamentos_reabertura check (fechado or (reaberto_por is not null and motivo_reabertura is not null)),
  constraint fechamentos_outra_pessoa check (fechado or reaberto_por <> fechado_por),
  -- A date has one month, closed or not, also across a change of the setting.
  constraint fechamentos_sem_sobreposicao exclude using gist (daterange(inicio, fim, '[]') with &&) where (fechado)
);
comment on table fechamentos is 'Meses financeiros fechados, ou que já o foram: quem fechou, quem reabriu e por quê.';
select sede.auditar('fechamentos', 'fechamentos');

create function sede.chave_do_mes(dia date) returns int language sql immutable as
$$ select (extract(year from dia) * 12 + extract(month from dia))::int $$;

-- The closed month that has this day, or null. Holds the month open, or closed, until the transaction ends.
create function sede.periodo_fechado(dia date) returns text language plpgsql volatile as
$$
begin
  perform pg_advisory_xact_lock_shared(hashtext('sede.fechamentos'), sede.chave_do_mes(dia));
  -- A statement after the lock: it sees what the one that held it has committed.
  return (select f.mes from public.fechamentos f where f.fechado and dia between f.inicio and f.fim);
end
$$;

create function sede.periodo_aberto(dia date) returns boolean language sql volatile as
$$ select sede.periodo_fechado(dia) is null $$;

-- Closing: waits for everybody who writes in these days, and lets nobody else begin.
create function sede.travar_periodo(inicio date, fim date) returns void language plpgsql volatile as
$$
begin
  for chave in sede.chave_do_mes(inicio) .. sede.chave_do_mes(fim) loop
    perform pg_advisory_xact_lock(hashtext('sede.fechamentos'), chave);
  end loop;
end
$$;

-- Whether the day is in a closed month, without a lock: for what screens are told early.
create function sede.dia_fechado(dia date) returns boolean language sql stable parallel safe as
$$ select exists (select 1 from public.fechamentos f where f.fechado and dia between f.inicio and f.fim) $$;

create function sede.recusar_periodo(mes text, tabela text, coluna text) returns void language plpgsql as
$$
begin
  raise exception 'O mês financeiro % está fechado.', mes
    using errcode = 'SF001', table = tabela, column = coluna, detail = mes;
end
$$;

-- Argument 0: the date's column; 1: the columns that are that date's content, '' = all of the row but those of 2.
create function sede.tg_periodo() returns trigger language plpgsql as
$$
declare
  coluna text := tg_argv[0];
  conteudo text[] := nullif(tg_argv[1], '')::text[];
  livres text[] := tg_argv[2]::text[] || '{versao,atualizado_em,atualizado_por}'::text[];
  velha jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  nova jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  antes date := (velha ->> coluna)::date;
  depois date := (nova ->> coluna)::date;
  dia date;
  mes text;
begin
  if tg_op = 'UPDATE' and antes = depois then
    if conteudo is null and velha - livres = nova - livres then
      return null;
    elsif conteudo is not null and not exists (select 1 from unnest(conteudo) c where velha -> c is distinct from nova -> c) then
      return null;
    end if;
  end if;
  -- The earlier day first: two writers that hold both months take them in one order.
  foreach dia in array array[least(antes, depois), greatest(antes, depois)] loop
    mes := case when dia is not null then sede.periodo_fechado(dia) end;
    if mes is not null then
      perform sede.recusar_periodo(mes, tg_table_name, coluna);
    end if;
  end loop;
  return null;
end
$$;

-- Guards the effects of a table. `conteudo`: the columns that a closed date makes read-only; by default all of the row
-- but `livres`. After the row is written, so that a generated column may be the date; still before the commit.
create function sede.guardar_periodo(tabela regclass, coluna text, conteudo text[] default null, livres text[] default '{}')
returns void language plpgsql as
$$
declare
  guarda text := format('execute function sede.tg_periodo(%L, %L, %L)', coluna, coalesce(conteudo::text, ''), livres::text);
begin
  execute format('create trigger %I after insert on %s for each row when (new.%I is not null) %s',
    'c_periodo_i_' || coluna, tabela, coluna, guarda);
  execute format('create trigger %I after update on %s for each row when (old.%I is not null or new.%I is not null) %s',
    'c_periodo_u_' || coluna, tabela, coluna, coluna, guarda);
  execute format('create trigger %I after delete on %s for each row when (old.%I is not null) %s',
    'c_periodo_d_' || coluna, tabela, coluna, guarda);
end
$$;

-- Argument 0: the table of the record that a row belongs to, 1: the column that names it, 2: that record's date.
create function sede.tg_periodo_do_registro() returns trigger language plpgsql as
$$
declare
  linha jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  dia date;
  mes text;
begin
  -- Of a record that is deleted with its rows there is nothing to read any more: its own guard has the word.
  execute format('select %I from public.%I where id = $1', tg_argv[2], tg_argv[0])
    into dia using (linha ->> tg_argv[1])::uuid;
  mes := case when dia is not null then sede.periodo_fechado(dia) end;
  if mes is not null then
    perform sede.recusar_periodo(mes, tg_table_name, tg_argv[2]);
  end if;
  return null;
end
$$;

-- Rows that are content of another table's record: its attachments.
create function sede.guardar_periodo_do_registro(tabela regclass, registro text, coluna_registro text, coluna_data text)
returns void language plpgsql as
$$
begin
  execute format('create trigger c_periodo_do_registro after insert or update or delete on %s for each row execute function sede.tg_periodo_do_registro(%L, %L, %L)',
    tabela, registro, coluna_registro, coluna_data);
end
$$;

-- An approval is an act of its own day and no effect in the month: it stays possible. A refund has its own date.
select sede.guardar_periodo('despesas', 'data_liquidacao_pagamento', null,
  '{situacao,solicitante,solicitante_id,solicitado_em,aprovacoes,versao_aprovavel,motivo_negacao,negado_por,valor_estorno,data_estorno}');
select sede.guardar_periodo('despesas', 'data_estorno', '{valor_estorno}');
select sede.guardar_periodo_do_registro('despesas_anexos', 'despesas', 'despesa_id', 'data_liquidacao_pagamento');
select sede.guardar_periodo('receitas', 'data_credito', null, '{valor_estorno,data_estorno}');
select sede.guardar_periodo('receitas', 'data_estorno', '{valor_estorno}');
select sede.guardar_periodo_do_registro('receitas_anexos', 'receitas', 'receita_id', 'data_credito');

create table entradas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  data date not null,
  descricao text not null check (length(descricao) between 1 and 2000),
  valor bigint not null check (valor between 1 and 999999999999999)
);
comment on table entradas is 'Dinheiro posto no caixa (Suprimentos). Valores em centavos; o saldo nunca é guardado.';
create index entradas_data on entradas (data, id) include (valor);
create index entradas_valor on entradas (valor, id);
create unique index entradas_id_origem on entradas (id_origem);
select sede.auditar('entradas', 'suprimentos');
select sede.guardar_periodo('entradas', 'data');

-- The till's outflows by due date and by payment; the payment method is a word of a list whose 'Dinheiro' is fixed.
create index despesas_dinheiro on despesas (data_vencimento, id) include (valor, valor_estorno, data_liquidacao_pagamento)
  where meio_pagamento = 'Dinheiro' and not excluido and data_vencimento is not null;
