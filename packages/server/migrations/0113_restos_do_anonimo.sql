-- Of whom is made anonymous: mails that were sent to them, whatever became of those, and the names and phones that an office was told with
-- an appointment of theirs. A mail to an address that somebody else has is that other's too and stays.
-- Source: decisions-members (LGPD); docs/decisions/126.

create function sede.tg_restos_do_anonimo() returns trigger language plpgsql as
$$
declare
  seus text[] := array(
    select lower(e) from unnest(array[old.email, old.email_funcional]) e
    where e is not null
      and not exists (select from filiados f where f.id <> new.id and (lower(f.email) = lower(e) or lower(f.email_funcional) = lower(e)))
      and not exists (select from usuarios u where lower(u.email) = lower(e)));
begin
  delete from emails_em_entrega m using emails e where e.id = m.email_id and lower(e.para) = any (seus);
  delete from emails where lower(para) = any (seus);
  update atendimento_convites c set resumo = ''
    where c.resumo <> '' and exists (select from atendimento_filiados x
      where x.atendimento_id = c.atendimento_id and x.filiado_id = new.id);
  return null;
end
$$;
create trigger restos_do_anonimo after update of anonimizado_em on filiados
  for each row when (old.anonimizado_em is null and new.anonimizado_em is not null) execute function sede.tg_restos_do_anonimo();
