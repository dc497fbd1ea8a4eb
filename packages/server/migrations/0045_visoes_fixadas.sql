-- The saved views that stand at a person's home page and in their menus. A switch of one's own, seen by nobody
-- else: no record of the business. Source: issue 9 §1 (Home, Fixadas); decisions §6 (Navigation); docs/decisions/051.

create table visoes_fixadas (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  visao_id uuid not null references visoes (id) on delete cascade,
  fixada_em timestamptz not null,
  primary key (usuario_id, visao_id)
);
comment on table visoes_fixadas is 'As visões que cada pessoa fixou no início e nos menus.';
create index visoes_fixadas_visao on visoes_fixadas (visao_id);
