-- Bills, as the open data of the Câmara and of the Senado tell them; who has seen which movement of one.
--
-- What stands here is what the houses' servers said, and when: the program writes it, nobody edits it, it is in no trail. A bill has a row from
-- the first time that it is asked for, also if the house does not know it. Its first answer is nobody's news: later movements are, until a
-- reader says that they were seen. Nothing of it is taken away by an answer that fails or that says less.
-- Source: decisions-sindical-contratos-patrimonio (Themes: Official data); invariant E3.

create table proposicoes (
  id uuid primary key,
  casa text not null check (casa in ('Câmara', 'Senado')),
  sigla text not null check (length(sigla) between 1 and 10),
  numero int not null check (numero > 0),
  ano int not null check (ano between 1900 and 2200),
  -- The house's own key; null until it has named one.
  id_externo text check (id_externo ~ '^[0-9]{1,18}$'),
  ementa text check (length(ementa) between 1 and 10000),
  situacao text check (length(situacao) between 1 and 300),
  orgao text check (length(orgao) between 1 and 100),
  regime text check (length(regime) between 1 and 200),
  -- The house's page of it.
  pagina text check (pagina ~ '^https://' and length(pagina) <= 300),
  -- The first answer, and the last.
  conhecida_em timestamptz,
  consultado_em timestamptz,
  -- The last time that it was asked for, and what has gone wrong since when; told once.
  tentado_em timestamptz not null,
  falha text check (falha in ('indisponivel', 'resposta_invalida', 'nao_encontrada')),
  falha_desde timestamptz,
  avisado_em timestamptz,
  constraint proposicoes_id_externo unique (casa, id_externo),
  constraint proposicoes_nome unique (casa, sigla, numero, ano),
  constraint proposicoes_falha check ((falha is null) = (falha_desde is null) and (avisado_em is null or falha is not null)),
  constraint proposicoes_consulta check ((consultado_em is null) = (conhecida_em is null) and (consultado_em is null or id_externo is not null))
);
comment on table proposicoes is 'Proposições dos temas, como os dados abertos da Câmara e do Senado as contam.';

create table proposicoes_movimentacoes (
  id uuid primary key,
  proposicao_id uuid not null,
  -- The house's number of it: of the Câmara the sequence, of the Senado the id of the report.
  sequencia bigint not null check (sequencia >= 0),
  data date not null,
  descricao text not null check (length(descricao) between 1 and 2000),
  orgao text check (length(orgao) between 1 and 100),
  -- When the program learnt of it.
  lido_em timestamptz not null,
  constraint proposicoes_movimentacoes_proposicao foreign key (proposicao_id) references proposicoes (id) on delete cascade,
  constraint proposicoes_movimentacoes_uma_vez unique (proposicao_id, sequencia)
);
comment on table proposicoes_movimentacoes is 'Movimentações de cada proposição.';
create index proposicoes_movimentacoes_ordem on proposicoes_movimentacoes (proposicao_id, data desc, sequencia desc);
create index proposicoes_movimentacoes_lido_em on proposicoes_movimentacoes (proposicao_id, lido_em);

create table proposicoes_leituras (
  proposicao_id uuid not null,
  usuario_id uuid not null,
  visto_ate timestamptz not null,
  primary key (proposicao_id, usuario_id),
  constraint proposicoes_leituras_proposicao foreign key (proposicao_id) references proposicoes (id) on delete cascade,
  constraint proposicoes_leituras_usuario foreign key (usuario_id) references usuarios (id) on delete cascade
);
comment on table proposicoes_leituras is 'Até quando cada pessoa viu as movimentações de cada proposição.';
create index proposicoes_leituras_usuario_id on proposicoes_leituras (usuario_id);

-- The theme points to its bill; the program does it, by house, kind, number and year: it moves no version and is in no history.
alter table temas add column proposicao_id uuid;
alter table temas add constraint temas_proposicao_id foreign key (proposicao_id) references proposicoes (id) on delete set null;
create index temas_proposicao_id on temas (proposicao_id) where proposicao_id is not null;
drop trigger a_registro on temas;
drop trigger auditoria_i on temas;
drop trigger auditoria_u on temas;
drop trigger auditoria_d on temas;
select sede.auditar('temas', 'temas', 'id', '{busca,iniciais,cadastrado_em,last_updated,last_updated_por,proposicao_id}');
drop trigger a_registro on temas;
create trigger a_registro before insert or update on temas for each row execute function sede.tg_registro(
  '{last_updated,last_updated_por,page,existe_itens_destaque,existe_pessoas_instituicoes,existe_processos,existe_acoes_sindicato,proposicao_id}',
  '{busca,iniciais}');
