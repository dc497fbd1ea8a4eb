-- What each person has chosen about menus, keys and home page, one row per part, so that another machine knows it. Switches
-- of one's own, as avisos_desligados: no record of the business.
-- Source: issue 9 §1; decisions §6 (Navigation); docs/decisions/051.

create table preferencias (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  chave text not null check (chave ~ '^(teclas|inicio|secao:/?[a-zA-Z0-9-]{1,40})$'),
  valor jsonb not null check (octet_length(valor::text) <= 16000),
  primary key (usuario_id, chave)
);
comment on table preferencias is 'O que cada pessoa escolheu sobre menus, teclas e página inicial.';
