-- The ground: schemas, extensions, and what the program's role may do with whatever the owner makes from here on.
--
-- Run by the owner. The program's role is named by the setting `sede.papel_app`, which the runner sets from
-- DATABASE_URL; on a laptop both may be one role, then the grants change nothing (the doctor refuses that in production).
-- `sede` holds functions, `auth` better-auth's tables, `pgboss` the job queue's (made by the library itself).

create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

create schema auth;
create schema pgboss;

create function sede.papel_app() returns text language sql stable as
$$ select coalesce(nullif(current_setting('sede.papel_app', true), ''), current_user) $$;
comment on function sede.papel_app() is 'Papel com que o programa trabalha; só tem sentido dentro de uma migração.';

do $$
declare
  papel text := sede.papel_app();
begin
  execute format('grant usage on schema public, auth, sede to %I', papel);
  execute format('grant usage, create on schema pgboss to %I', papel);
  execute format('alter default privileges in schema public, auth grant select, insert, update, delete on tables to %I', papel);
  execute format('alter default privileges in schema public, auth grant usage, select on sequences to %I', papel);
end
$$;

-- Leaves the program's role nothing but SELECT. Where owner and program are one role there is nobody to take it from.
create function sede.so_leitura(tabela regclass) returns void language plpgsql as
$$
declare
  papel text := sede.papel_app();
begin
  if papel = current_user then
    return;
  end if;
  execute format('revoke all on %s from %I', tabela, papel);
  execute format('grant select on %s to %I', tabela, papel);
end
$$;

-- Lower case without accents, for search: immutable (the dictionary is named with its schema), so it can be indexed.
create function sede.sem_acento(texto text) returns text language sql immutable parallel safe strict as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, texto)) $$;
