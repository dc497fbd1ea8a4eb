-- The end of a session is a live event of its person, whoever ended it: the sign-in service, a use case, a command.
--
-- Open pages of that person ask at once whether they are still signed in, in every process, instead of at the next beat of
-- the live stream. Nothing of a session is audited: no token can reach the trail. Source: decisions §6; issue 9 (live
-- streams end at sign-out everywhere).

create function sede.tg_fim_de_sessao() returns trigger language plpgsql as $$
declare
  v_ids text[];
begin
  select array_agg(distinct usuario_id::text) into v_ids from encerradas;
  if v_ids is not null then
    perform set_config('sede.eventos',
      coalesce(current_setting('sede.eventos', true), '') || 'usuarios:'
        || case when cardinality(v_ids) > 50 then '*' else array_to_string(v_ids, ',') end || ';', true);
  end if;
  return null;
end
$$;

create trigger fim_de_sessao after delete on auth.sessoes
  referencing old table as encerradas
  for each statement execute function sede.tg_fim_de_sessao();
