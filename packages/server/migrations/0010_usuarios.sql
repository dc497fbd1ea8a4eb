-- Users' administration: indexes of its list, and what counts as an edit of a user.
--
-- Search, sort and paging of users and offices run in SQL; invitations are found by the user they are for.
-- Source: spec 1 §2.22; decisions §2 (lists), §6 (two people editing one record).

-- Found by words of name and e-mail, and by initials; the words' index stands since 0003.
create index usuarios_iniciais on usuarios using gin (sede.iniciais(nome) gin_trgm_ops);
create index usuarios_nome on usuarios (nome, id);
create index usuarios_email_ordem on usuarios (email, id);
create index usuarios_ultimo_acesso on usuarios (ultimo_acesso_em, id);
create index usuarios_atualizado on usuarios (atualizado_em, id);
create index escritorios_busca on escritorios using gin (sede.sem_acento(nome) gin_trgm_ops);
create index escritorios_iniciais on escritorios using gin (sede.iniciais(nome) gin_trgm_ops);
create index escritorios_nome_ordem on escritorios (nome, id);
create index verificacoes_valor on auth.verificacoes (valor);

-- What the sign-in service writes (mailbox proven, second step on) is in the audit and is no edit by a colleague: it must
-- not turn somebody's open form into a conflict.
drop trigger a_registro on usuarios;
create trigger a_registro before insert or update of nome, email, desabilitado, desabilitado_motivo, id_origem on usuarios
  for each row execute function sede.tg_registro();
