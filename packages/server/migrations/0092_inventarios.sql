-- Inventories of assets: what is to be found, frozen at the start; what phones read; what somebody decided after the end.
--
-- The scope is a copy: an asset that is registered, moved or deleted meanwhile changes nothing of it, so no key ties it to `bens`. An asset
-- counts once in an inventory, and so does a number that nobody knows. `chave` is made by the phone, which sends a reading until it is
-- answered. A closed inventory takes no reading (SI001), whoever writes. Instants are UTC; a reading's is the phone's.
-- Source: decisions-sindical-contratos-patrimonio (Labels, inventory).

create table inventarios (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  nome text not null check (length(nome) between 1 and 100),
  escopo text not null check (escopo in ('tudo', 'setores', 'tipos')),
  setores text[] not null default '{}',
  tipos text[] not null default '{}',
  autor text not null,
  encerrado_em timestamptz,
  encerrado_por text,
  busca text not null generated always as (sede.sem_acento(nome)) stored,
  constraint inventarios_escopo check ((escopo = 'setores') = (setores <> '{}') and (escopo = 'tipos') = (tipos <> '{}')),
  constraint inventarios_encerramento check ((encerrado_em is null) = (encerrado_por is null))
);
comment on table inventarios is 'Inventários de bens: abertos, ou encerrados e imutáveis.';
create index inventarios_criado_em on inventarios (criado_em, id);
select sede.auditar('inventarios', 'inventarios', 'id', '{busca}');

-- What stood in the register when the inventory began: written once, with it; the end adds with whom the unread ones are.
create table inventarios_bens (
  inventario_id uuid not null references inventarios (id) on delete cascade,
  bem_id uuid not null,
  numero text not null,
  tipo text not null,
  nome text,
  com text,
  setor text,
  fora_com text,
  primary key (inventario_id, bem_id)
);
comment on table inventarios_bens is 'Os bens de cada inventário, como eram no começo.';

create table inventarios_leituras (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  inventario_id uuid not null,
  bem_id uuid,
  chave uuid not null,
  -- Of a known asset its number or name then; else what was read.
  numero text not null check (length(numero) between 1 and 500),
  resultado text not null check (resultado in ('encontrado', 'em_outro_setor', 'inesperado', 'desconhecido')),
  -- The asset's sector as the inventory has it.
  esperado text,
  setor text check (length(setor) between 1 and 100),
  estado text check (estado in ('Bom', 'Regular', 'Ruim')),
  nota text check (length(nota) between 1 and 500),
  lido_em timestamptz not null,
  lido_por text not null,
  constraint inventarios_leituras_inventario foreign key (inventario_id) references inventarios (id),
  constraint inventarios_leituras_bem unique (inventario_id, bem_id),
  constraint inventarios_leituras_chave unique (inventario_id, chave),
  constraint inventarios_leituras_desconhecido check ((bem_id is null) = (resultado = 'desconhecido'))
);
comment on table inventarios_leituras is 'O que os celulares leram: cada bem uma vez por inventário.';
create unique index inventarios_leituras_numero on inventarios_leituras (inventario_id, numero) where bem_id is null;
create index inventarios_leituras_por_bem on inventarios_leituras (bem_id, lido_em) where bem_id is not null;
select sede.auditar('inventarios_leituras', 'inventarios', 'inventario_id');

-- Of what a closed inventory offers: one answer an asset.
create table inventarios_decisoes (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  inventario_id uuid not null,
  bem_id uuid not null,
  numero text not null,
  decisao text not null check (decisao in ('setor', 'nao_localizado', 'dispensado')),
  setor text,
  autor text not null,
  constraint inventarios_decisoes_inventario foreign key (inventario_id) references inventarios (id),
  constraint inventarios_decisoes_uma unique (inventario_id, bem_id)
);
comment on table inventarios_decisoes is 'O que se decidiu sobre as propostas de um inventário encerrado.';
create index inventarios_decisoes_por_bem on inventarios_decisoes (bem_id, criado_em) where decisao = 'nao_localizado';
select sede.auditar('inventarios_decisoes', 'inventarios', 'inventario_id');

create function sede.inventario_encerrado() returns trigger language plpgsql as $$
begin
  if exists (select 1 from inventarios i where i.id = coalesce(new.inventario_id, old.inventario_id) and i.encerrado_em is not null) then
    raise exception 'inventario encerrado' using errcode = 'SI001';
  end if;
  return coalesce(new, old);
end $$;
create trigger inventario_encerrado before insert or update or delete on inventarios_leituras
  for each row execute function sede.inventario_encerrado();
