-- Who follows which theme, and the digest of each follower and day.
--
-- Until when somebody was told of a theme stands with their following it; it is the program's, and moves no version. One digest a person and
-- day, decided by the database. Source: decisions-sindical-contratos-patrimonio (Digest).

create table temas_seguidores (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  tema_id uuid not null,
  usuario_id uuid not null,
  avisado_ate timestamptz not null,
  constraint temas_seguidores_tema foreign key (tema_id) references temas (id) on delete cascade,
  constraint temas_seguidores_usuario foreign key (usuario_id) references usuarios (id) on delete cascade,
  constraint temas_seguidores_uma_vez unique (tema_id, usuario_id)
);
comment on table temas_seguidores is 'Quem acompanha cada tema.';
create index temas_seguidores_usuario_id on temas_seguidores (usuario_id);
select sede.auditar('temas_seguidores', 'temas', 'tema_id', '{avisado_ate}');
drop trigger a_registro on temas_seguidores;
create trigger a_registro before insert or update on temas_seguidores
  for each row execute function sede.tg_registro('{avisado_ate}', '{}');

create table temas_pautas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  usuario_id uuid not null,
  dia date not null,
  -- Mails that left are swept after half a year; that one was sent stays known.
  email_id uuid,
  constraint temas_pautas_usuario foreign key (usuario_id) references usuarios (id) on delete cascade,
  constraint temas_pautas_email foreign key (email_id) references emails (id) on delete set null,
  constraint temas_pautas_uma_por_dia unique (usuario_id, dia)
);
comment on table temas_pautas is 'A pauta de cada dia que cada seguidor recebeu.';
create index temas_pautas_email_id on temas_pautas (email_id) where email_id is not null;
select sede.auditar('temas_pautas', 'temas');
