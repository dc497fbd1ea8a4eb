-- Bank statements: the files, their lines, what each line stands for; and the monthly conciliação of an account.
--
-- A line is known by its account, day, amount and place among the equals of that day (`ordem`), so that a file that comes
-- twice, also at one instant, adds nothing (decision 027). A movement of the system stands for one line at most. A link
-- lives only as long as the movement is as it was linked: undone, moved or changed, the line is pending again.
-- A signed conciliação holds the account up to its last day: movements, lines and the opening balance (SQLSTATE SF002).
-- Whoever writes in an account holds a shared lock on it until the transaction ends; signing and reopening the exclusive one.
-- Amounts are bigint centavos, below zero what left the account; dates are DATE.

create table extratos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_conta uuid not null,
  id_anexo uuid not null unique references anexos (id),
  nome text not null check (length(nome) between 1 and 200),
  formato text not null check (formato in ('ofx', 'csv')),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  inicio date not null,
  fim date not null,
  saldo bigint check (saldo between -999999999999999 and 999999999999999),
  data_saldo date,
  lidos int not null check (lidos >= 0),
  novos int not null check (novos >= 0),
  constraint extratos_conta foreign key (id_conta) references contas_bancarias (id),
  constraint extratos_mesmo_arquivo unique (id_conta, sha256),
  constraint extratos_periodo check (inicio <= fim),
  constraint extratos_saldo check ((saldo is null) = (data_saldo is null))
);
comment on table extratos is 'Arquivos de extrato importados; o arquivo mesmo é um anexo.';
create index extratos_recentes on extratos (id_conta, fim desc, id desc);
create index extratos_saldos on extratos (id_conta, data_saldo) where data_saldo is not null;
select sede.auditar('extratos', 'extratos');

-- Which column of an account's CSV is what, where the header does not say so.
create table extratos_leiautes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_conta uuid not null unique references contas_bancarias (id) on delete cascade,
  colunas jsonb not null
);
comment on table extratos_leiautes is 'Colunas do CSV de uma conta, ditas por uma pessoa.';
select sede.auditar('extratos_leiautes', 'extratos');

create table extratos_lancamentos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_extrato uuid not null,
  id_conta uuid not null,
  data date not null,
  valor bigint not null check (valor <> 0 and valor between -999999999999999 and 999999999999999),
  ordem int not null check (ordem >= 1),
  descricao text not null check (length(descricao) between 1 and 500),
  documento text check (length(documento) between 1 and 60),
  fitid text check (length(fitid) between 1 and 255),
  linha int not null,
  estado text not null default 'pendente' check (estado in ('pendente', 'conciliado', 'ignorado')),
  motivo text check (length(motivo) between 1 and 500),
  busca text not null generated always as (sede.sem_acento(descricao || ' ' || coalesce(documento, ''))) stored,
  constraint extratos_lancamentos_extrato foreign key (id_extrato) references extratos (id) on delete cascade,
  constraint extratos_lancamentos_conta foreign key (id_conta) references contas_bancarias (id),
  constraint extratos_lancamentos_uma_vez unique (id_conta, data, valor, ordem),
  constraint extratos_lancamentos_motivo check ((estado = 'ignorado') = (motivo is not null))
);
comment on table extratos_lancamentos is 'Linhas dos extratos. Valor em centavos, negativo o que saiu da conta.';
create index extratos_lancamentos_data on extratos_lancamentos (id_conta, data, id);
create index extratos_lancamentos_extrato on extratos_lancamentos (id_extrato);
create index extratos_lancamentos_pendentes on extratos_lancamentos (data, id_conta) include (valor) where estado = 'pendente';
select sede.auditar('extratos_lancamentos', 'extratos', 'id', '{busca}');

-- What a line stands for: movements of the account, by the kind and the record that the account's statement names them by.
create table extratos_vinculos (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_lancamento uuid not null,
  id_conta uuid not null,
  tipo text not null check (tipo in
    ('pagamento', 'estornoDespesa', 'credito', 'estornoReceita', 'transferenciaEnviada', 'transferenciaRecebida')),
  id_registro uuid not null generated always as (coalesce(id_despesa, id_receita, id_transferencia)) stored,
  id_despesa uuid references despesas (id) on delete cascade,
  id_receita uuid references receitas (id) on delete cascade,
  id_transferencia uuid references transferencias (id) on delete cascade,
  valor bigint not null check (valor <> 0),
  constraint extratos_vinculos_lancamento foreign key (id_lancamento) references extratos_lancamentos (id) on delete cascade,
  constraint extratos_vinculos_um_registro check (
    (id_despesa is not null) = (tipo in ('pagamento', 'estornoDespesa'))
    and (id_receita is not null) = (tipo in ('credito', 'estornoReceita'))
    and (id_transferencia is not null) = (tipo in ('transferenciaEnviada', 'transferenciaRecebida'))
  ),
  constraint extratos_vinculos_uma_vez unique (id_registro, tipo)
);
comment on table extratos_vinculos is 'O que cada linha do extrato é no sistema; um movimento está numa só linha.';
create index extratos_vinculos_lancamento on extratos_vinculos (id_lancamento);
create index extratos_vinculos_despesa on extratos_vinculos (id_despesa) where id_despesa is not null;
create index extratos_vinculos_receita on extratos_vinculos (id_receita) where id_receita is not null;
create index extratos_vinculos_transferencia on extratos_vinculos (id_transferencia) where id_transferencia is not null;
select sede.auditar('extratos_vinculos', 'extratos', 'id_lancamento', '{id_registro}');

create table conciliacoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_conta uuid not null references contas_bancarias (id),
  -- A civil month: banks count so.
  mes text not null check (mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  fim date not null,
  -- What the bank's paper says, where no file does.
  saldo_informado bigint check (saldo_informado between -999999999999999 and 999999999999999),
  assinada boolean not null default false,
  saldo_sistema bigint,
  saldo_extrato bigint,
  assinada_em timestamptz,
  assinada_por uuid,
  assinada_por_nome text,
  reaberta_em timestamptz,
  reaberta_por uuid,
  reaberta_por_nome text,
  motivo_reabertura text check (length(motivo_reabertura) between 1 and 1000),
  constraint conciliacoes_mes unique (id_conta, mes),
  constraint conciliacoes_fim check (fim = (to_date(mes, 'YYYY-MM') + interval '1 month - 1 day')::date),
  constraint conciliacoes_assinatura check (
    not assinada or (assinada_por is not null and saldo_sistema is not null and saldo_extrato is not null)
  ),
  constraint conciliacoes_outra_pessoa check (assinada or reaberta_por is null or reaberta_por <> assinada_por)
);
comment on table conciliacoes is 'Conciliação mensal de cada conta: saldos, quem assinou, quem reabriu e por quê.';
create index conciliacoes_assinadas on conciliacoes (id_conta, fim desc) where assinada;
select sede.auditar('conciliacoes', 'conciliacoes');

-- Why a movement of the system is not in the bank's statement (yet). Kept until it is, or is undone.
create table conciliacoes_justificativas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  id_conta uuid not null references contas_bancarias (id) on delete cascade,
  tipo text not null,
  id_registro uuid not null,
  motivo text not null check (length(motivo) between 1 and 500),
  constraint conciliacoes_justificativas_uma_vez unique (id_registro, tipo)
);
comment on table conciliacoes_justificativas is 'Movimentos da conta que o extrato (ainda) não mostra, e por quê.';
create index conciliacoes_justificativas_conta on conciliacoes_justificativas (id_conta);
select sede.auditar('conciliacoes_justificativas', 'conciliacoes');

-- A link's movement has been undone, moved to another account or changed: there is nothing left that the line stands for.
create function sede.tg_desvincular() returns trigger language plpgsql as
$$
declare
  nova jsonb := to_jsonb(new);
begin
  delete from public.extratos_vinculos v
  where v.id_registro = new.id and case v.tipo
    when 'pagamento' then (nova ->> 'id_conta_liquidacao')::uuid is distinct from v.id_conta
      or -(nova ->> 'valor_pago')::bigint is distinct from v.valor
    when 'estornoDespesa' then (nova ->> 'id_conta_liquidacao')::uuid is distinct from v.id_conta
      or (nova ->> 'valor_estorno')::bigint is distinct from v.valor
    when 'credito' then (nova ->> 'id_conta_credito')::uuid is distinct from v.id_conta
      or nova -> 'data_credito' = 'null' or (nova ->> 'valor')::bigint is distinct from v.valor
    when 'estornoReceita' then (nova ->> 'id_conta_credito')::uuid is distinct from v.id_conta
      or -(nova ->> 'valor_estorno')::bigint is distinct from v.valor
    when 'transferenciaEnviada' then (nova ->> 'id_conta_origem')::uuid is distinct from v.id_conta
      or -(nova ->> 'valor')::bigint is distinct from v.valor
    else (nova ->> 'id_conta_destino')::uuid is distinct from v.id_conta
      or (nova ->> 'valor')::bigint is distinct from v.valor
  end;
  return null;
end
$$;
create trigger d_desvincular after update of id_conta_liquidacao, valor_pago, valor_estorno on despesas
  for each row when (old.id_conta_liquidacao is not null) execute function sede.tg_desvincular();
create trigger d_desvincular after update of id_conta_credito, data_credito, valor, valor_estorno on receitas
  for each row when (old.id_conta_credito is not null) execute function sede.tg_desvincular();
create trigger d_desvincular after update of id_conta_origem, id_conta_destino, valor on transferencias
  for each row execute function sede.tg_desvincular();

-- A line that loses one of its links no longer adds up: it loses the others, and is pending.
create function sede.tg_linha_pendente() returns trigger language plpgsql as
$$
begin
  delete from public.extratos_vinculos where id_lancamento = old.id_lancamento;
  update public.extratos_lancamentos set estado = 'pendente' where id = old.id_lancamento and estado = 'conciliado';
  return null;
end
$$;
create trigger d_linha_pendente after delete on extratos_vinculos
  for each row execute function sede.tg_linha_pendente();

-- The last day that the account's signed conciliações hold, or null.
create function sede.conciliada_ate(conta uuid) returns date language sql stable parallel safe as
$$ select max(c.fim) from public.conciliacoes c where c.id_conta = conta and c.assinada $$;

-- The same for whoever is about to write in the account: it stays so until the transaction ends.
create function sede.conciliada_ate_agora(conta uuid) returns date language plpgsql volatile as
$$
begin
  perform pg_advisory_xact_lock_shared(hashtext('sede.conciliacoes'), hashtext(conta::text));
  -- A statement after the lock: it sees what the one that held it has committed.
  return sede.conciliada_ate(conta);
end
$$;

-- Signing and reopening: waits for everybody who writes in the account, and lets nobody else begin.
create function sede.travar_conta(conta uuid) returns void language sql volatile as
$$ select pg_advisory_xact_lock(hashtext('sede.conciliacoes'), hashtext(conta::text)) $$;

create function sede.recusar_conciliado(ate date, tabela text, coluna text) returns void language plpgsql as
$$
begin
  raise exception 'A conta está conciliada até %.', ate
    using errcode = 'SF002', table = tabela, column = coluna, detail = ate::text;
end
$$;

-- Argument 0: the account's column, 1: the date's, 2: what else a conciliação holds, as text[].
create function sede.tg_conciliado() returns trigger language plpgsql as
$$
declare
  conteudo text[] := tg_argv[2]::text[] || array[tg_argv[0], tg_argv[1]];
  velha jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  nova jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  lado record;
  ate date;
begin
  if tg_op = 'UPDATE' and not exists (select 1 from unnest(conteudo) c where velha -> c is distinct from nova -> c) then
    return null;
  end if;
  -- In one order, so that two writers that hold two accounts do not wait for each other.
  for lado in
    select x.conta, min(x.dia) as dia
    from (values ((velha ->> tg_argv[0])::uuid, (velha ->> tg_argv[1])::date),
      ((nova ->> tg_argv[0])::uuid, (nova ->> tg_argv[1])::date)) as x (conta, dia)
    where x.conta is not null and x.dia is not null group by x.conta order by x.conta
  loop
    ate := sede.conciliada_ate_agora(lado.conta);
    if lado.dia <= ate then
      perform sede.recusar_conciliado(ate, tg_table_name, tg_argv[1]);
    end if;
  end loop;
  return null;
end
$$;

create function sede.guardar_conciliado(tabela regclass, conta text, data text, conteudo text[]) returns void language plpgsql as
$$
declare
  guarda text := format('execute function sede.tg_conciliado(%L, %L, %L)', conta, data, conteudo::text);
begin
  execute format('create trigger %I after insert on %s for each row when (new.%I is not null) %s',
    format('c_conciliado_i_%s_%s', conta, data), tabela, conta, guarda);
  execute format('create trigger %I after update on %s for each row when (old.%I is not null or new.%I is not null) %s',
    format('c_conciliado_u_%s_%s', conta, data), tabela, conta, conta, guarda);
  execute format('create trigger %I after delete on %s for each row when (old.%I is not null) %s',
    format('c_conciliado_d_%s_%s', conta, data), tabela, conta, guarda);
end
$$;
select sede.guardar_conciliado('despesas', 'id_conta_liquidacao', 'data_liquidacao_pagamento', '{valor_pago}');
select sede.guardar_conciliado('despesas', 'id_conta_liquidacao', 'data_estorno', '{valor_estorno}');
select sede.guardar_conciliado('receitas', 'id_conta_credito', 'data_credito', '{valor}');
select sede.guardar_conciliado('receitas', 'id_conta_credito', 'data_estorno', '{valor_estorno}');
select sede.guardar_conciliado('transferencias', 'id_conta_origem', 'data', '{valor}');
select sede.guardar_conciliado('transferencias', 'id_conta_destino', 'data', '{valor}');

-- Lines come by the thousand: one question for all of a statement.
create function sede.tg_linhas_conciliadas() returns trigger language plpgsql as
$$
declare
  lado record;
  ate date;
begin
  for lado in select n.id_conta, min(n.data) as dia from novas n group by n.id_conta order by n.id_conta loop
    ate := sede.conciliada_ate_agora(lado.id_conta);
    if lado.dia <= ate then
      perform sede.recusar_conciliado(ate, tg_table_name, 'data');
    end if;
  end loop;
  return null;
end
$$;
create trigger c_conciliado_i after insert on extratos_lancamentos referencing new table as novas
  for each statement execute function sede.tg_linhas_conciliadas();
create trigger c_conciliado_u after update on extratos_lancamentos
  for each row execute function sede.tg_conciliado('id_conta', 'data', '{estado,motivo,valor,descricao}');
create trigger c_conciliado_d after delete on extratos_lancamentos
  for each row execute function sede.tg_conciliado('id_conta', 'data', '{}');

-- The opening balance is the ground of every signed one.
create or replace function sede.abertura_travada(conta contas_bancarias) returns text language sql stable as
$$
  select case
    when sede.dia_fechado(conta.data_saldo_inicial) then 'O saldo inicial está em um mês financeiro fechado.'
    when sede.conciliada_ate(conta.id) is not null
      then 'A conta tem conciliação assinada até ' || to_char(sede.conciliada_ate(conta.id), 'DD/MM/YYYY') || '.'
  end
$$;
create function sede.tg_abertura_conciliada() returns trigger language plpgsql as
$$
declare
  ate date := sede.conciliada_ate_agora(new.id);
begin
  if ate is not null then
    perform sede.recusar_conciliado(ate, tg_table_name, 'data_saldo_inicial');
  end if;
  return null;
end
$$;
create trigger c_conciliado_abertura after update on contas_bancarias for each row
  when (old.saldo_inicial <> new.saldo_inicial or old.data_saldo_inicial <> new.data_saldo_inicial)
  execute function sede.tg_abertura_conciliada();
