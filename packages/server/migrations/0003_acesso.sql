-- Accounts: users, their roles and offices, their log; the sign-in service's tables in schema auth.
--
-- usuarios is the user table of the sign-in service too (its fields are mapped by name). Passwords, tokens and second
-- factors stand in schema auth only, which has no audit triggers: no secret can reach the trail.
-- Source: spec 1 §3.2, §6, §7.1; decisions §4, §6.

create table usuarios (
  id uuid primary key,
  nome text not null check (btrim(nome) <> '' and length(nome) <= 200),
  email text not null check (email = lower(btrim(email)) and email like '%_@_%' and length(email) <= 254),
  email_verificado boolean not null default false,
  imagem text,
  desabilitado boolean not null default false,
  desabilitado_motivo text check (length(desabilitado_motivo) <= 500),
  dois_fatores_ativo boolean not null default false,
  ultimo_acesso_em timestamptz,
  versao int not null default 1,
  criado_em timestamptz not null default now(),
  criado_por uuid,
  atualizado_em timestamptz not null default now(),
  atualizado_por uuid,
  id_origem text
);
comment on table usuarios is 'Pessoas com acesso ao sistema. E-mail em minúsculas, sem espaços nas pontas.';
create unique index usuarios_email on usuarios (lower(email));
create index usuarios_busca on usuarios using gin (sede.sem_acento(nome || ' ' || email) gin_trgm_ops);
create index usuarios_id_origem on usuarios (id_origem) where id_origem is not null;
select sede.auditar('usuarios', 'usuarios', 'id', '{ultimo_acesso_em}');
-- The stamp of the last access is no edit: it must not turn somebody's open form into a conflict.
drop trigger a_registro on usuarios;
create trigger a_registro before insert or update of nome, email, email_verificado, imagem, desabilitado,
  desabilitado_motivo, dois_fatores_ativo, id_origem on usuarios
  for each row execute function sede.tg_registro();

create table papeis_usuario (
  id uuid primary key,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  papel text not null check (papel ~ '^[a-z_]{3,40}$'),
  versao int not null default 1,
  criado_em timestamptz not null default now(),
  criado_por uuid,
  atualizado_em timestamptz not null default now(),
  atualizado_por uuid,
  id_origem text,
  constraint papeis_usuario_unico unique (usuario_id, papel)
);
comment on table papeis_usuario is 'Papéis de cada usuário, lidos a cada requisição.';
create index papeis_usuario_papel on papeis_usuario (papel);
select sede.auditar('papeis_usuario', 'usuarios', 'usuario_id');

-- Law offices, as far as accounts need them; the legal area adds its own columns.
create table escritorios (
  id uuid primary key,
  nome text not null check (btrim(nome) <> '' and length(nome) <= 200),
  desabilitado boolean not null default false,
  versao int not null default 1,
  criado_em timestamptz not null default now(),
  criado_por uuid,
  atualizado_em timestamptz not null default now(),
  atualizado_por uuid,
  id_origem text
);
comment on table escritorios is 'Escritórios de advocacia.';
create unique index escritorios_nome on escritorios (lower(btrim(nome)));
select sede.auditar('escritorios', 'escritorios');

create table usuarios_escritorios (
  id uuid primary key,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  escritorio_id uuid not null references escritorios (id),
  versao int not null default 1,
  criado_em timestamptz not null default now(),
  criado_por uuid,
  atualizado_em timestamptz not null default now(),
  atualizado_por uuid,
  id_origem text,
  constraint usuarios_escritorios_unico unique (usuario_id, escritorio_id)
);
comment on table usuarios_escritorios is 'Escritórios que cada usuário representa.';
create index usuarios_escritorios_escritorio on usuarios_escritorios (escritorio_id);
select sede.auditar('usuarios_escritorios', 'usuarios', 'usuario_id');

-- What a person did that is no change of a record: sign-ins, exports, searches by CPF, downloads.
create table logs_usuario (
  id uuid primary key,
  usuario_id uuid not null references usuarios (id) on delete cascade,
  tipo text not null check (length(tipo) between 1 and 60),
  dados jsonb,
  arquivo text,
  data timestamptz not null,
  endereco text
);
comment on table logs_usuario is 'Registro de uso por usuário (Login, report_download, buscas por CPF, downloads).';
create index logs_usuario_usuario on logs_usuario (usuario_id, data desc, id desc);
create index logs_usuario_data on logs_usuario (data);

create table auth.sessoes (
  id uuid primary key,
  usuario_id uuid not null references public.usuarios (id) on delete cascade,
  token text not null,
  expira_em timestamptz not null,
  endereco text,
  agente text,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now()
);
create unique index sessoes_token on auth.sessoes (token);
create index sessoes_usuario on auth.sessoes (usuario_id, atualizado_em desc);
create index sessoes_expira on auth.sessoes (expira_em);

create table auth.contas (
  id uuid primary key,
  usuario_id uuid not null references public.usuarios (id) on delete cascade,
  provedor text not null,
  conta text not null,
  token_acesso text,
  token_renovacao text,
  token_identidade text,
  token_acesso_expira_em timestamptz,
  token_renovacao_expira_em timestamptz,
  escopo text,
  senha text,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  constraint contas_unica unique (provedor, conta)
);
create index contas_usuario on auth.contas (usuario_id);

create table auth.verificacoes (
  id uuid primary key,
  identificador text not null,
  valor text not null,
  expira_em timestamptz not null,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now()
);
create index verificacoes_identificador on auth.verificacoes (identificador);
create index verificacoes_expira on auth.verificacoes (expira_em);

create table auth.dois_fatores (
  id uuid primary key,
  usuario_id uuid not null unique references public.usuarios (id) on delete cascade,
  segredo text not null,
  codigos_reserva text not null,
  verificado boolean not null default false,
  falhas int not null default 0,
  bloqueado_ate timestamptz
);

-- The last 30-second step whose code was accepted: no code, and none older, is taken again.
create table auth.codigos_usados (
  usuario_id uuid primary key references public.usuarios (id) on delete cascade,
  passo bigint not null
);

-- Failed tries, one row each, per account (digest of the e-mail) and per address, so that a restart forgets none.
create table auth.tentativas (
  id bigint generated always as identity primary key,
  chave text not null,
  em timestamptz not null
);
create index tentativas_chave on auth.tentativas (chave, em);
create index tentativas_em on auth.tentativas (em);

-- The one-time code of the first access: its digest only, one row.
create table auth.primeiro_acesso (
  unico boolean primary key default true check (unico),
  codigo bytea not null,
  criado_em timestamptz not null
);
