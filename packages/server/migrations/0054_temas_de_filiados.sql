-- A member's own page: topics of messages.
--
-- Source: spec 2 §2 (Own profile); decisions-members (Account, Communication).

-- Without a row the topic's own rule holds.
create table filiado_temas (
  id uuid primary key,
  versao int not null default 1,
  criado_em timestamptz not null,
  criado_por uuid,
  atualizado_em timestamptz not null,
  atualizado_por uuid,
  id_origem text,
  filiado_id uuid not null,
  tema text not null check (length(tema) between 1 and 80),
  recebe boolean not null,
  constraint filiado_temas_filiado foreign key (filiado_id) references filiados (id) on delete cascade,
  constraint filiado_temas_uma_vez unique (filiado_id, tema)
);
comment on table filiado_temas is 'Quais assuntos de mensagens cada filiado quer ou não quer receber.';
select sede.auditar('filiado_temas', 'filiados', 'filiado_id');
