-- Keyed seals: what whoever owns the database could forge, they can forge no more without the root secret.
--
-- The program seals: it reads the digests that wait, and gives `sede.gravar_selo` a seal whose `hash` is an HMAC that only it
-- can make; the key never comes here. Seals are numbered without a gap. `resumo` can be computed again without the key, and
-- stands in the anchor outside the database. `auditoria_cadeia.marca` is each entry's own keyed mark, so that a changed one is
-- named; `auditoria.prova` is the program's signature of a transaction, so that one written by hand in somebody's name is too.
-- Seals without `chave` are from before: plain digests, verified as such; the first keyed one goes on from the last of them.
-- Source: decisions §6 (audit); decision 056.

-- What waits is still sealed in the old manner: from here on, an entry that names somebody carries a proof.
do $$ begin perform pg_advisory_xact_lock(hashtext('sede.selar_auditoria')); while sede.selar_auditoria(true) > 0 loop null; end loop; end $$;
drop function sede.selar_auditoria(boolean);

alter table auditoria add column prova bytea;
comment on column auditoria.prova is 'Assinatura do programa sobre quem, quando e qual operação; vazia em entradas anteriores à chave ou feitas por fora.';

alter table auditoria_cadeia add column marca bytea;

alter table auditoria_selos
  add column numero bigint,
  add column chave text,
  add column entradas text,
  add column resumo bytea;
update auditoria_selos s set numero = n.numero, resumo = s.hash
  from (select id, row_number() over (order by id) as numero from auditoria_selos) n where n.id = s.id;
alter table auditoria_selos
  alter column numero set not null,
  alter column resumo set not null,
  add constraint auditoria_selos_numero unique (numero),
  add constraint auditoria_selos_chave check ((chave is null) = (entradas is null));
comment on column auditoria_selos.chave is 'Impressão da chave do selo; vazia nos anteriores à chave.';
comment on column auditoria_selos.entradas is 'Os ids selados, em faixas: 1-40,42.';
comment on column auditoria_selos.resumo is 'SHA-256 do que o selo cobre, refeito sem a chave; está na âncora.';

-- Argument 0: module (its contract key), 1: column that holds the record's id, 2: columns left out, as text[].
create or replace function sede.tg_auditoria() returns trigger language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  ctx jsonb := sede.contexto();
  v_em timestamptz := coalesce((ctx ->> 'agora')::timestamptz, now());
  v_ator uuid := (ctx ->> 'ator')::uuid;
  v_nome text := ctx ->> 'nome';
  v_operacao text := ctx ->> 'operacao';
  v_requisicao text := ctx ->> 'requisicao';
  v_motivo text := nullif(current_setting('sede.motivo', true), '');
  v_modulo text := tg_argv[0];
  v_chave text := tg_argv[1];
  v_ocultas text[] := tg_argv[2]::text[];
  -- Signed by the program over who, when and which operation: what the owner writes by hand has none.
  v_prova bytea := decode(nullif(ctx ->> 'prova', ''), 'hex');
  v_ids text[];
begin
  if tg_op = 'INSERT' then
    with linhas as (
      select nextval('auditoria_id_seq') as id, null::jsonb as antes, to_jsonb(n) - v_ocultas as depois from novas n
    ), gravadas as (
      insert into auditoria (id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela, registro_id,
        acao, antes, depois, prova, digest)
      select id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name,
        (depois ->> v_chave)::uuid, 'criar', antes, depois, v_prova,
        sede.digest_auditoria(id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name, (depois ->> v_chave)::uuid, 'criar',
          antes, depois)
      from linhas
      returning registro_id
    )
    select array_agg(distinct registro_id::text) into v_ids from gravadas;
  elsif tg_op = 'DELETE' then
    with linhas as (
      select nextval('auditoria_id_seq') as id, to_jsonb(v) - v_ocultas as antes, null::jsonb as depois from velhas v
    ), gravadas as (
      insert into auditoria (id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela, registro_id,
        acao, antes, depois, prova, digest)
      select id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name,
        (antes ->> v_chave)::uuid, 'excluir', antes, depois, v_prova,
        sede.digest_auditoria(id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name, (antes ->> v_chave)::uuid,
          'excluir', antes, depois)
      from linhas
      returning registro_id
    )
    select array_agg(distinct registro_id::text) into v_ids from gravadas;
  else
    -- A save that changes nothing but its own stamp leaves no entry.
    with linhas as (
      select nextval('auditoria_id_seq') as id, to_jsonb(v) - v_ocultas as antes, to_jsonb(n) - v_ocultas as depois
      from novas n join velhas v on v.id = n.id
      where (to_jsonb(v) - v_ocultas - '{versao,atualizado_em,atualizado_por}'::text[])
        is distinct from (to_jsonb(n) - v_ocultas - '{versao,atualizado_em,atualizado_por}'::text[])
    ), gravadas as (
      insert into auditoria (id, em, usuario_id, usuario_nome, operacao, requisicao, motivo, modulo, tabela, registro_id,
        acao, antes, depois, prova, digest)
      select id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name,
        (depois ->> v_chave)::uuid, 'alterar', antes, depois, v_prova,
        sede.digest_auditoria(id, v_em, v_ator, v_nome, v_operacao, v_requisicao, v_motivo, v_modulo, tg_table_name, (depois ->> v_chave)::uuid,
          'alterar', antes, depois)
      from linhas
      returning registro_id
    )
    select array_agg(distinct registro_id::text) into v_ids from gravadas;
  end if;
  if v_ids is not null then
    -- Live event: read back by the program after the last statement. Past 50 records the module as a whole changed.
    perform set_config('sede.eventos',
      coalesce(current_setting('sede.eventos', true), '') || v_modulo || ':'
        || case when cardinality(v_ids) > 50 then '*' else array_to_string(v_ids, ',') end || ';', true);
  end if;
  return null;
end
$$;

-- Writes the next seal. `p_anterior` is the hash that the caller has seen as the last one: a sealer that was overtaken is refused.
-- The caller holds the advisory lock 'sede.selar_auditoria'. Returns the seal's id.
create function sede.gravar_selo(
  p_numero bigint, p_anterior bytea, p_chave text, p_entradas text, p_resumo bytea, p_hash bytea, p_ids bigint[], p_marcas bytea[]
) returns bigint language plpgsql security definer set search_path = public, pg_temp as
$$
declare
  v_ultimo auditoria_selos;
  v_novo bigint;
begin
  select * into v_ultimo from auditoria_selos order by numero desc limit 1;
  if p_numero <> coalesce(v_ultimo.numero, 0) + 1 or p_anterior is distinct from coalesce(v_ultimo.hash, ''::bytea)
    or cardinality(p_ids) = 0 or cardinality(p_ids) <> cardinality(p_marcas) or p_chave is null then
    raise exception 'O selo % não continua o último.', p_numero;
  end if;
  insert into auditoria_selos (numero, primeiro, ultimo, quantidade, anterior, chave, entradas, resumo, hash)
    values (p_numero, p_ids[1], p_ids[cardinality(p_ids)], cardinality(p_ids), p_anterior, p_chave, p_entradas, p_resumo, p_hash)
    returning id into v_novo;
  insert into auditoria_cadeia (auditoria_id, selo_id, marca) select i, v_novo, m from unnest(p_ids, p_marcas) as x (i, m);
  return v_novo;
end
$$;
