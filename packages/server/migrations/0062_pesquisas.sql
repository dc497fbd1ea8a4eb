-- The satisfaction survey: sendings, whom they went to, what came back. Anonymous answers cannot be joined to their person.
--
-- What an anonymous answer leaves in the database at the moment it is given: a mark that the link was used (keyed with a secret that is
-- not in the database, so that it names no link) and, per type, a sealed envelope in an urn (same secret). A link's own row is never
-- written by an anonymous answer. Envelopes are opened in groups; by night answers, marks and envelopes are written anew in an order
-- drawn by lot. None of these four tables is audited or tells a live event.
-- Source: spec 2 §2; decisions-members (Survey); docs/decisions/081.

create table pesquisas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  modo text not null check (modo in ('anonima', 'identificada')),
  anonima boolean not null generated always as (modo = 'anonima') stored,
  tipos text[] not null check (cardinality(tipos) >= 1 and tipos <@ '{juridico,odonto,contabil,psicologico,nutricao}'),
  -- What each type was called and where its form was, when it was sent.
  formularios jsonb not null,
  estado text not null default 'na_espera'
    check (estado in ('na_espera', 'enviando', 'interrompida', 'enviada', 'encerrada', 'cancelada')),
  esperados int not null check (esperados >= 1),
  sai_em timestamptz not null,
  -- The last day of its links.
  expira_em date not null,
  concluida_em timestamptz,
  -- The reminder goes through the links in the order of their ids; what was done is the last id alone.
  lembrete text not null default 'a_fazer' check (lembrete in ('a_fazer', 'saindo', 'feito')),
  lembrete_ate uuid,
  lembrada_em timestamptz,
  por_nome text,
  constraint pesquisas_modo unique (id, anonima)
);
comment on table pesquisas is 'Pesquisas de satisfação enviadas a filiados: tipos, modo, prazo e andamento do envio.';
create index pesquisas_criado_em on pesquisas (criado_em desc, id);
create index pesquisas_em_andamento on pesquisas (estado) where estado in ('na_espera', 'enviando', 'enviada', 'interrompida');
select sede.auditar('pesquisas', 'pesquisas', 'id', '{formularios,lembrete,lembrete_ate}');

-- Frozen at the confirmation; `de_fora` with its reason. A row is written by the sending, and by night.
create table pesquisa_convites (
  id uuid primary key,
  pesquisa_id uuid not null,
  anonima boolean not null,
  filiado_id uuid not null,
  casa text not null check (casa in ('CAMARA', 'SENADO', 'TCU')),
  email text check (email = lower(email)),
  -- Digest of the link's token.
  resumo bytea not null check (length(resumo) = 32),
  estado text not null check (estado in ('na_fila', 'enviado', 'de_fora')),
  motivo text check (motivo in ('falecido', 'desfiliado', 'sem_email', 'provisorio', 'devolvido', 'tema', 'mesmo_email')),
  enviado_em timestamptz,
  -- Of an identified survey alone.
  respondido_em timestamptz,
  constraint pesquisa_convites_pesquisa foreign key (pesquisa_id, anonima) references pesquisas (id, anonima) on delete cascade,
  constraint pesquisa_convites_filiado foreign key (filiado_id) references filiados (id),
  constraint pesquisa_convites_uma_vez unique (pesquisa_id, filiado_id),
  constraint pesquisa_convites_sem_instante check (not anonima or respondido_em is null),
  constraint pesquisa_convites_fora check ((estado = 'de_fora') = (motivo is not null)),
  constraint pesquisa_convites_endereco check (estado = 'de_fora' or email is not null)
);
comment on table pesquisa_convites is 'A quem cada pesquisa foi enviada. Da anônima não guarda sequer se respondeu.';
create unique index pesquisa_convites_email on pesquisa_convites (pesquisa_id, email) where estado <> 'de_fora';
create unique index pesquisa_convites_resumo on pesquisa_convites (resumo);
create index pesquisa_convites_fila on pesquisa_convites (pesquisa_id, estado, id);
create index pesquisa_convites_filiado_id on pesquisa_convites (filiado_id);

-- That a link was used: HMAC of its digest with the installation's secret.
create table pesquisa_marcas (
  marca bytea primary key check (length(marca) = 32),
  pesquisa_id uuid not null references pesquisas (id) on delete cascade
);
comment on table pesquisa_marcas is 'Links de pesquisa já usados; sem o segredo da instalação não se sabe quais.';
create index pesquisa_marcas_pesquisa_id on pesquisa_marcas (pesquisa_id);

-- Anonymous answers that wait for their group, sealed, all of one length.
create table pesquisa_urna (
  id uuid primary key,
  pesquisa_id uuid not null references pesquisas (id) on delete cascade,
  tipo text not null,
  casa text not null,
  envelope bytea not null check (length(envelope) = 4124)
);
comment on table pesquisa_urna is 'Respostas anônimas lacradas, à espera de sair em grupo de pelo menos cinco.';
create index pesquisa_urna_grupo on pesquisa_urna (pesquisa_id, tipo, casa);

create table pesquisa_respostas (
  -- Version 4: tells no time and no order.
  id uuid primary key default gen_random_uuid(),
  pesquisa_id uuid not null,
  anonima boolean not null,
  tipo text not null,
  -- null: of several houses together.
  casa text check (casa in ('CAMARA', 'SENADO', 'TCU')),
  nota smallint not null check (nota between 0 and 10),
  comentario text check (length(comentario) between 1 and 1000),
  filiado_id uuid,
  respondida_em timestamptz,
  constraint pesquisa_respostas_pesquisa foreign key (pesquisa_id, anonima) references pesquisas (id, anonima) on delete cascade,
  constraint pesquisa_respostas_filiado foreign key (filiado_id) references filiados (id),
  constraint pesquisa_respostas_de_ninguem check (anonima = (filiado_id is null) and anonima = (respondida_em is null)),
  constraint pesquisa_respostas_uma_vez unique (pesquisa_id, filiado_id, tipo)
);
comment on table pesquisa_respostas is 'Respostas de pesquisas. As anônimas não têm pessoa, instante nem ordem, e são regravadas embaralhadas toda noite.';
create index pesquisa_respostas_tipo on pesquisa_respostas (pesquisa_id, tipo, casa);
create index pesquisa_respostas_filiado_id on pesquisa_respostas (filiado_id) where filiado_id is not null;
