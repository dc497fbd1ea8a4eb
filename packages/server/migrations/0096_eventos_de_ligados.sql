-- A live event of the record that shows others: a contract, whose despesas, receitas, recorrências and their files finance changes.
--
-- People of contracts do not hear of finance's modules, which they may not read. So the change of a linked row is an event of the
-- contract, before and after, whoever wrote it: a screen, a conciliation, an import, an undo. Source: decision 111; decisions §2 (Realtime).

-- Notes a live event, read back by the program after the last statement of the transaction. Past 50 records the module as a whole changed.
create function sede.notar_evento(p_modulo text, p_ids text[]) returns void language sql as
$$
  select set_config('sede.eventos', coalesce(current_setting('sede.eventos', true), '') || p_modulo || ':'
    || case when cardinality(p_ids) > 50 then '*' else array_to_string(p_ids, ',') end || ';', true)
  where cardinality(p_ids) > 0
$$;

-- Arguments: the module that hears, and the column that names its record.
create function sede.tg_evento_do_ligado() returns trigger language plpgsql as
$$
declare
  v_sem constant text[] := '{versao,atualizado_em,atualizado_por}';
  v_modulo constant text := tg_argv[0];
  v_coluna constant text := tg_argv[1];
  v_ids text[];
begin
  if tg_op = 'INSERT' then
    execute format('select array_agg(distinct n.%1$I::text) from novas n where n.%1$I is not null', v_coluna) into v_ids;
  elsif tg_op = 'DELETE' then
    execute format('select array_agg(distinct v.%1$I::text) from velhas v where v.%1$I is not null', v_coluna) into v_ids;
  else
    -- A save that changes nothing but its own stamp is no change of the contract either.
    execute format('select array_agg(distinct x.ligado::text)
      from novas n join velhas v on v.id = n.id cross join lateral (values (n.%1$I), (v.%1$I)) x (ligado)
      where x.ligado is not null and to_jsonb(n) - $1 is distinct from to_jsonb(v) - $1', v_coluna) using v_sem into v_ids;
  end if;
  perform sede.notar_evento(v_modulo, v_ids);
  return null;
end
$$;

-- Of a table beneath a linked one (its files). Arguments: the module that hears, the column that names its record in the table above,
-- that table, and the column that names its row.
create function sede.tg_evento_abaixo_do_ligado() returns trigger language plpgsql as
$$
declare
  v_linhas constant text := case when tg_op = 'DELETE' then 'velhas' else 'novas' end;
  v_ids text[];
begin
  execute format('select array_agg(distinct a.%1$I::text) from %4$I l join %2$I a on a.id = l.%3$I where a.%1$I is not null',
    tg_argv[1], tg_argv[2], tg_argv[3], v_linhas) into v_ids;
  perform sede.notar_evento(tg_argv[0], v_ids);
  return null;
end
$$;

create procedure sede.avisar_ligado(p_tabela regclass, p_funcao text, p_argumentos text[]) language plpgsql as
$$
declare
  v_lista constant text := (select string_agg(quote_literal(um), ', ') from unnest(p_argumentos) um);
begin
  execute format('create trigger evento_ligado_i after insert on %s referencing new table as novas
    for each statement execute function %s(%s)', p_tabela, p_funcao, v_lista);
  execute format('create trigger evento_ligado_u after update on %s referencing old table as velhas new table as novas
    for each statement execute function %s(%s)', p_tabela, p_funcao, v_lista);
  execute format('create trigger evento_ligado_d after delete on %s referencing old table as velhas
    for each statement execute function %s(%s)', p_tabela, p_funcao, v_lista);
end
$$;

call sede.avisar_ligado('despesas', 'sede.tg_evento_do_ligado', '{contratos,id_contrato}');
call sede.avisar_ligado('receitas', 'sede.tg_evento_do_ligado', '{contratos,id_contrato}');
call sede.avisar_ligado('recorrencias', 'sede.tg_evento_do_ligado', '{contratos,id_contrato}');
call sede.avisar_ligado('despesas_anexos', 'sede.tg_evento_abaixo_do_ligado', '{contratos,id_contrato,despesas,despesa_id}');
call sede.avisar_ligado('receitas_anexos', 'sede.tg_evento_abaixo_do_ligado', '{contratos,id_contrato,receitas,receita_id}');

-- The end of a session notes its event by the same function.
create or replace function sede.tg_fim_de_sessao() returns trigger language plpgsql as $$
begin
  perform sede.notar_evento('usuarios', (select array_agg(distinct usuario_id::text) from encerradas));
  return null;
end
$$;
