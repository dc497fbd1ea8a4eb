-- Acts that whoever did them may take back for some seconds, and what waits that long before it is told.
--
-- An act is one write of an operation that can be taken back, by its Idempotency-Key. Taking it back reads the act's own
-- audit entries and puts the rows as they stood: `sede.reverter`, which runs as the caller, through every trigger.
-- Source: issue 9 §1; decisions §6 ('Desfazer'); docs/decisions/053.

create table atos (
  id uuid primary key,
  usuario_id uuid not null,
  operacao text not null,
  chave text not null,
  requisicao text not null,
  feito_em timestamptz not null,
  ate timestamptz not null,
  desfeito jsonb,
  constraint atos_uma_vez unique (usuario_id, operacao, chave)
);
comment on table atos is 'Atos que quem os fez pode desfazer em seguida; esquecidos depois de um dia.';
comment on column atos.feito_em is 'Instante das entradas da auditoria.';
comment on column atos.ate is 'Até quando se desfaz; depois, saem os e-mails e os avisos do ato.';
comment on column atos.desfeito is 'A resposta de quando foi desfeito.';
create index atos_ate on atos (ate);

-- Notices of an act, in the order in which they were asked for, until nobody can take the act back any more.
create table avisos_retidos (
  id bigint generated always as identity primary key,
  ato_id uuid not null,
  pedido jsonb not null,
  registros uuid[] not null check (cardinality(registros) > 0)
);
comment on table avisos_retidos is 'Avisos de um ato que ainda pode ser desfeito.';
create index avisos_retidos_ato on avisos_retidos (ato_id);

alter table emails add column ato_id uuid;
comment on column emails.ato_id is 'O ato que ainda podia ser desfeito quando o e-mail foi pedido.';
create index emails_ato on emails (ato_id) where ato_id is not null;

-- As before; a row that is put back keeps who made it and when.
create or replace function sede.tg_registro() returns trigger language plpgsql as
$$
declare
  ctx jsonb := sede.contexto();
  agora timestamptz := coalesce((ctx ->> 'agora')::timestamptz, now());
begin
  if tg_op = 'INSERT' then
    if ctx ? 'restaura' then
      return new;
    end if;
    new.versao := 1;
    new.criado_em := agora;
    new.criado_por := (ctx ->> 'ator')::uuid;
  else
    new.id := old.id;
    new.versao := old.versao + 1;
    new.criado_em := old.criado_em;
    new.criado_por := old.criado_por;
  end if;
  new.atualizado_em := agora;
  new.atualizado_por := (ctx ->> 'ator')::uuid;
  return new;
end
$$;

-- Puts one row as it stood before an audit entry: `antes` null, it goes; `depois` null, it comes back; else the columns that
-- the entry changed get their old values (the stamps are the trigger's).
create function sede.reverter(tabela text, antes jsonb, depois jsonb) returns void language plpgsql as
$$
declare
  alvo regclass := format('public.%I', tabela)::regclass;
  colunas text;
begin
  if antes is null then
    execute format('delete from %s where id = $1', alvo) using (depois ->> 'id')::uuid;
    return;
  end if;
  select string_agg(quote_ident(a.attname), ', ') into colunas
    from pg_attribute a
    where a.attrelid = alvo and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and antes ? a.attname
      and (depois is null
        or (antes -> a.attname is distinct from depois -> a.attname
          and a.attname not in ('id', 'versao', 'criado_em', 'criado_por', 'atualizado_em', 'atualizado_por')));
  if colunas is null then
    return;
  end if;
  if depois is null then
    execute format('insert into %s (%s) select %s from jsonb_populate_record(null::%s, $1)', alvo, colunas, colunas, alvo)
      using antes;
  else
    execute format('update %s set (%s) = (select %s from jsonb_populate_record(null::%s, $1)) where id = $2',
      alvo, colunas, colunas, alvo) using antes, (antes ->> 'id')::uuid;
  end if;
end
$$;
