/** Written by `npm run types` from the migrations. */
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      aceptaciones: {
        Row: {
          aceptado_en: string
          texto: string
          user_id: string
          version: string
        }
        Insert: {
          aceptado_en?: string
          texto: string
          user_id: string
          version: string
        }
        Update: {
          aceptado_en?: string
          texto?: string
          user_id?: string
          version?: string
        }
        Relationships: []
      }
      ajustes: {
        Row: {
          actualizado_en: string
          clave: string
          publico: boolean
          traducciones: NonNullable<Json>
          valor: NonNullable<Json>
          version: number
        }
        Insert: {
          actualizado_en?: string
          clave: string
          publico?: boolean
          traducciones?: NonNullable<Json>
          valor: NonNullable<Json>
          version?: number
        }
        Update: {
          actualizado_en?: string
          clave?: string
          publico?: boolean
          traducciones?: NonNullable<Json>
          valor?: NonNullable<Json>
          version?: number
        }
        Relationships: []
      }
      alergenos: {
        Row: {
          actualizado_en: string
          clave: string
          id: number
          nombre: string
          orden: number
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          clave: string
          id: number
          nombre: string
          orden?: number
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          clave?: string
          id?: number
          nombre?: string
          orden?: number
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
      bebida_alergenos: {
        Row: {
          alergeno_id: number
          bebida_id: string
          presencia: string
        }
        Insert: {
          alergeno_id: number
          bebida_id: string
          presencia: string
        }
        Update: {
          alergeno_id?: number
          bebida_id?: string
          presencia?: string
        }
        Relationships: [
          {
            foreignKeyName: 'bebida_alergenos_alergeno_id_fkey'
            columns: ['alergeno_id']
            referencedRelation: 'alergenos'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'bebida_alergenos_bebida_id_fkey'
            columns: ['bebida_id']
            referencedRelation: 'bebidas'
            referencedColumns: ['id']
          },
        ]
      }
      bebida_precios: {
        Row: {
          bebida_id: string
          cents: number
          formato: string
          minimo: number
          orden: number
        }
        Insert: {
          bebida_id: string
          cents: number
          formato: string
          minimo?: number
          orden?: number
        }
        Update: {
          bebida_id?: string
          cents?: number
          formato?: string
          minimo?: number
          orden?: number
        }
        Relationships: [
          {
            foreignKeyName: 'bebida_precios_bebida_id_fkey'
            columns: ['bebida_id']
            referencedRelation: 'bebidas'
            referencedColumns: ['id']
          },
        ]
      }
      bebidas: {
        Row: {
          actualizado_en: string
          agotado_hasta: string | null
          categoria_id: string
          con_alcohol: boolean
          declarado_en: string | null
          declarado_por: string | null
          descripcion: string | null
          graduacion: number | null
          id: string
          ilustracion: string | null
          imagen_id: string | null
          nombre: string
          orden: number
          slug: string
          traducciones: NonNullable<Json>
          vegano: boolean
          vegetariano: boolean
          version: number
          visible: boolean
          volumen_ml: number | null
        }
        Insert: {
          actualizado_en?: string
          agotado_hasta?: string | null
          categoria_id: string
          con_alcohol?: boolean
          declarado_en?: string | null
          declarado_por?: string | null
          descripcion?: string | null
          graduacion?: number | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          nombre: string
          orden?: number
          slug: string
          traducciones?: NonNullable<Json>
          vegano?: boolean
          vegetariano?: boolean
          version?: number
          visible?: boolean
          volumen_ml?: number | null
        }
        Update: {
          actualizado_en?: string
          agotado_hasta?: string | null
          categoria_id?: string
          con_alcohol?: boolean
          declarado_en?: string | null
          declarado_por?: string | null
          descripcion?: string | null
          graduacion?: number | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          nombre?: string
          orden?: number
          slug?: string
          traducciones?: NonNullable<Json>
          vegano?: boolean
          vegetariano?: boolean
          version?: number
          visible?: boolean
          volumen_ml?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'bebidas_categoria_id_fkey'
            columns: ['categoria_id']
            referencedRelation: 'categorias'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'bebidas_imagen_id_fkey'
            columns: ['imagen_id']
            referencedRelation: 'imagenes'
            referencedColumns: ['id']
          },
        ]
      }
      categorias: {
        Row: {
          actualizado_en: string
          descripcion: string | null
          id: string
          nombre: string
          orden: number
          slug: string
          tipo: string
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          descripcion?: string | null
          id?: string
          nombre: string
          orden?: number
          slug: string
          tipo: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          descripcion?: string | null
          id?: string
          nombre?: string
          orden?: number
          slug?: string
          tipo?: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
      clientes: {
        Row: {
          actualizado_en: string
          alergias: string | null
          alergias_consentidas_en: string | null
          alergias_hasta: string | null
          creado_en: string
          email: string | null
          id: string
          idioma: string
          nombre: string
          notas: string | null
          telefono: string | null
          version: number
          vetado_en: string | null
          vetado_motivo: string | null
        }
        Insert: {
          actualizado_en?: string
          alergias?: string | null
          alergias_consentidas_en?: string | null
          alergias_hasta?: string | null
          creado_en?: string
          email?: string | null
          id?: string
          idioma?: string
          nombre: string
          notas?: string | null
          telefono?: string | null
          version?: number
          vetado_en?: string | null
          vetado_motivo?: string | null
        }
        Update: {
          actualizado_en?: string
          alergias?: string | null
          alergias_consentidas_en?: string | null
          alergias_hasta?: string | null
          creado_en?: string
          email?: string | null
          id?: string
          idioma?: string
          nombre?: string
          notas?: string | null
          telefono?: string | null
          version?: number
          vetado_en?: string | null
          vetado_motivo?: string | null
        }
        Relationships: []
      }
      contacto: {
        Row: {
          accesibilidad: string | null
          actualizado_en: string
          aparcamiento: string | null
          atencion: string | null
          bicicleta: string | null
          como_llegar: string | null
          grupos: string | null
          id: string
          lat: number | null
          lng: number | null
          orden: number
          terraza: string | null
          traducciones: NonNullable<Json>
          transporte: string | null
          version: number
          visible: boolean
        }
        Insert: {
          accesibilidad?: string | null
          actualizado_en?: string
          aparcamiento?: string | null
          atencion?: string | null
          bicicleta?: string | null
          como_llegar?: string | null
          grupos?: string | null
          id?: string
          lat?: number | null
          lng?: number | null
          orden?: number
          terraza?: string | null
          traducciones?: NonNullable<Json>
          transporte?: string | null
          version?: number
          visible?: boolean
        }
        Update: {
          accesibilidad?: string | null
          actualizado_en?: string
          aparcamiento?: string | null
          atencion?: string | null
          bicicleta?: string | null
          como_llegar?: string | null
          grupos?: string | null
          id?: string
          lat?: number | null
          lng?: number | null
          orden?: number
          terraza?: string | null
          traducciones?: NonNullable<Json>
          transporte?: string | null
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
      contenido_reservas: {
        Row: {
          actualizado_en: string
          descripcion_principal: string | null
          horarios_cena: string[]
          horarios_comida: string[]
          id: string
          mensaje_confirmacion: string | null
          mensaje_whatsapp: string | null
          ocasion_opciones: string[]
          orden: number
          titulo_principal: string
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          descripcion_principal?: string | null
          horarios_cena?: string[]
          horarios_comida?: string[]
          id?: string
          mensaje_confirmacion?: string | null
          mensaje_whatsapp?: string | null
          ocasion_opciones?: string[]
          orden?: number
          titulo_principal: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          descripcion_principal?: string | null
          horarios_cena?: string[]
          horarios_comida?: string[]
          id?: string
          mensaje_confirmacion?: string | null
          mensaje_whatsapp?: string | null
          ocasion_opciones?: string[]
          orden?: number
          titulo_principal?: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
      correos: {
        Row: {
          clave: string
          creado_en: string
          datos: NonNullable<Json>
          enviado_en: string | null
          error: string | null
          espera_id: string | null
          estado: string
          id: string
          idioma: string
          intentos: number
          invitacion_id: string | null
          para: string
          proximo_en: string
          reserva_id: string | null
          tipo: string
          tomado_en: string | null
          user_id: string | null
        }
        Insert: {
          clave: string
          creado_en?: string
          datos: NonNullable<Json>
          enviado_en?: string | null
          error?: string | null
          espera_id?: string | null
          estado?: string
          id?: string
          idioma: string
          intentos?: number
          invitacion_id?: string | null
          para: string
          proximo_en?: string
          reserva_id?: string | null
          tipo: string
          tomado_en?: string | null
          user_id?: string | null
        }
        Update: {
          clave?: string
          creado_en?: string
          datos?: NonNullable<Json>
          enviado_en?: string | null
          error?: string | null
          espera_id?: string | null
          estado?: string
          id?: string
          idioma?: string
          intentos?: number
          invitacion_id?: string | null
          para?: string
          proximo_en?: string
          reserva_id?: string | null
          tipo?: string
          tomado_en?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'correos_espera_id_fkey'
            columns: ['espera_id']
            referencedRelation: 'lista_espera'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'correos_reserva_id_fkey'
            columns: ['reserva_id']
            referencedRelation: 'reservas'
            referencedColumns: ['id']
          },
        ]
      }
      experiencias: {
        Row: {
          actualizado_en: string
          consentimiento_imagen_en: string | null
          creado_en: string
          estado: string
          foto: string | null
          id: string
          idioma: string
          motivo: string | null
          nombre: string
          publicada_en: string | null
          reserva_id: string | null
          respuesta: string | null
          texto: string
          user_id: string | null
          verificada: boolean
          version: number
        }
        Insert: {
          actualizado_en?: string
          consentimiento_imagen_en?: string | null
          creado_en?: string
          estado?: string
          foto?: string | null
          id?: string
          idioma?: string
          motivo?: string | null
          nombre: string
          publicada_en?: string | null
          reserva_id?: string | null
          respuesta?: string | null
          texto: string
          user_id?: string | null
          verificada?: boolean
          version?: number
        }
        Update: {
          actualizado_en?: string
          consentimiento_imagen_en?: string | null
          creado_en?: string
          estado?: string
          foto?: string | null
          id?: string
          idioma?: string
          motivo?: string | null
          nombre?: string
          publicada_en?: string | null
          reserva_id?: string | null
          respuesta?: string | null
          texto?: string
          user_id?: string | null
          verificada?: boolean
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'experiencias_reserva_id_fkey'
            columns: ['reserva_id']
            referencedRelation: 'reservas'
            referencedColumns: ['id']
          },
        ]
      }
      filosofia: {
        Row: {
          actualizado_en: string
          cuerpo: string
          id: string
          ilustracion: string | null
          imagen_id: string | null
          orden: number
          slug: string
          subtitulo: string | null
          titulo: string
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          cuerpo: string
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          orden?: number
          slug: string
          subtitulo?: string | null
          titulo: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          cuerpo?: string
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          orden?: number
          slug?: string
          subtitulo?: string | null
          titulo?: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'filosofia_imagen_id_fkey'
            columns: ['imagen_id']
            referencedRelation: 'imagenes'
            referencedColumns: ['id']
          },
        ]
      }
      footer_info: {
        Row: {
          actualizado_en: string
          descripcion_restaurante: string | null
          direccion: string | null
          email: string | null
          google_maps_url: string | null
          id: string
          instagram_url: string | null
          orden: number
          telefono: string | null
          traducciones: NonNullable<Json>
          tripadvisor_url: string | null
          version: number
          visible: boolean
          whatsapp_url: string | null
        }
        Insert: {
          actualizado_en?: string
          descripcion_restaurante?: string | null
          direccion?: string | null
          email?: string | null
          google_maps_url?: string | null
          id?: string
          instagram_url?: string | null
          orden?: number
          telefono?: string | null
          traducciones?: NonNullable<Json>
          tripadvisor_url?: string | null
          version?: number
          visible?: boolean
          whatsapp_url?: string | null
        }
        Update: {
          actualizado_en?: string
          descripcion_restaurante?: string | null
          direccion?: string | null
          email?: string | null
          google_maps_url?: string | null
          id?: string
          instagram_url?: string | null
          orden?: number
          telefono?: string | null
          traducciones?: NonNullable<Json>
          tripadvisor_url?: string | null
          version?: number
          visible?: boolean
          whatsapp_url?: string | null
        }
        Relationships: []
      }
      galeria: {
        Row: {
          actualizado_en: string
          alt: string
          foto: string | null
          id: string
          ilustracion: string | null
          imagen_id: string | null
          orden: number
          pie: string | null
          slug: string
          titulo: string
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          alt: string
          foto?: string | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          orden?: number
          pie?: string | null
          slug: string
          titulo: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          alt?: string
          foto?: string | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          orden?: number
          pie?: string | null
          slug?: string
          titulo?: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'galeria_imagen_id_fkey'
            columns: ['imagen_id']
            referencedRelation: 'imagenes'
            referencedColumns: ['id']
          },
        ]
      }
      historial: {
        Row: {
          antes: Json | null
          despues: Json | null
          fila: string
          hecho_en: string
          id: number
          operacion: string
          quien: string | null
          quien_nombre: string | null
          tabla: string
          titulo: string
        }
        Insert: {
          antes?: Json | null
          despues?: Json | null
          fila: string
          hecho_en?: string
          id?: never
          operacion: string
          quien?: string | null
          quien_nombre?: string | null
          tabla: string
          titulo: string
        }
        Update: {
          antes?: Json | null
          despues?: Json | null
          fila?: string
          hecho_en?: string
          id?: never
          operacion?: string
          quien?: string | null
          quien_nombre?: string | null
          tabla?: string
          titulo?: string
        }
        Relationships: []
      }
      imagenes: {
        Row: {
          alt: string | null
          alto: number
          ancho: number
          anchos: number[]
          creado_en: string
          creado_por: string | null
          de: string | null
          foco_x: number
          foco_y: number
          huella: string
          id: string
          nombre: string
          original: string
          original_alto: number
          original_ancho: number
          recorte: number[] | null
          traducciones: NonNullable<Json>
        }
        Insert: {
          alt?: string | null
          alto: number
          ancho: number
          anchos: number[]
          creado_en?: string
          creado_por?: string | null
          de?: string | null
          foco_x?: number
          foco_y?: number
          huella: string
          id?: string
          nombre: string
          original: string
          original_alto: number
          original_ancho: number
          recorte?: number[] | null
          traducciones?: NonNullable<Json>
        }
        Update: {
          alt?: string | null
          alto?: number
          ancho?: number
          anchos?: number[]
          creado_en?: string
          creado_por?: string | null
          de?: string | null
          foco_x?: number
          foco_y?: number
          huella?: string
          id?: string
          nombre?: string
          original?: string
          original_alto?: number
          original_ancho?: number
          recorte?: number[] | null
          traducciones?: NonNullable<Json>
        }
        Relationships: []
      }
      legales: {
        Row: {
          actualizado_en: string
          clave: string
          cuerpo: string
          id: string
          orden: number
          revision: number
          titulo: string
          traducciones: NonNullable<Json>
          version: string
          vigente_desde: string
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          clave: string
          cuerpo: string
          id?: string
          orden?: number
          revision?: number
          titulo: string
          traducciones?: NonNullable<Json>
          version: string
          vigente_desde: string
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          clave?: string
          cuerpo?: string
          id?: string
          orden?: number
          revision?: number
          titulo?: string
          traducciones?: NonNullable<Json>
          version?: string
          vigente_desde?: string
          visible?: boolean
        }
        Relationships: []
      }
      lista_espera: {
        Row: {
          clave: string
          codigo: string
          creado_en: string
          duracion: number
          email: string
          estado: string
          expira_en: string | null
          fecha_reserva: string
          fin: string
          hora_reserva: string
          id: string
          idioma: string
          inicio: string
          mesa_id: string | null
          nombre: string
          notas: string | null
          ofrecida_en: string | null
          personas: number
          preferencia_mesa: string
          propuesta_de: string | null
          reserva_id: string | null
          telefono: string
          token_hash: string | null
          user_id: string | null
        }
        Insert: {
          clave: string
          codigo?: never
          creado_en?: string
          duracion?: number
          email: string
          estado?: string
          expira_en?: string | null
          fecha_reserva: string
          fin?: never
          hora_reserva: string
          id?: string
          idioma?: string
          inicio?: never
          mesa_id?: string | null
          nombre: string
          notas?: string | null
          ofrecida_en?: string | null
          personas: number
          preferencia_mesa: string
          propuesta_de?: string | null
          reserva_id?: string | null
          telefono: string
          token_hash?: string | null
          user_id?: string | null
        }
        Update: {
          clave?: string
          codigo?: never
          creado_en?: string
          duracion?: number
          email?: string
          estado?: string
          expira_en?: string | null
          fecha_reserva?: string
          fin?: never
          hora_reserva?: string
          id?: string
          idioma?: string
          inicio?: never
          mesa_id?: string | null
          nombre?: string
          notas?: string | null
          ofrecida_en?: string | null
          personas?: number
          preferencia_mesa?: string
          propuesta_de?: string | null
          reserva_id?: string | null
          telefono?: string
          token_hash?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'lista_espera_mesa_id_fkey'
            columns: ['mesa_id']
            referencedRelation: 'mesas'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'lista_espera_propuesta_de_fkey'
            columns: ['propuesta_de']
            referencedRelation: 'reservas'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'lista_espera_reserva_id_fkey'
            columns: ['reserva_id']
            referencedRelation: 'reservas'
            referencedColumns: ['id']
          },
        ]
      }
      maridajes: {
        Row: {
          actualizado_en: string
          motivo: string
          orden: number
          plato_id: string
          traducciones: NonNullable<Json>
          version: number
          vino_id: string
        }
        Insert: {
          actualizado_en?: string
          motivo: string
          orden?: number
          plato_id: string
          traducciones?: NonNullable<Json>
          version?: number
          vino_id: string
        }
        Update: {
          actualizado_en?: string
          motivo?: string
          orden?: number
          plato_id?: string
          traducciones?: NonNullable<Json>
          version?: number
          vino_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'maridajes_plato_id_fkey'
            columns: ['plato_id']
            referencedRelation: 'platos'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'maridajes_vino_id_fkey'
            columns: ['vino_id']
            referencedRelation: 'vinos'
            referencedColumns: ['id']
          },
        ]
      }
      mensajes: {
        Row: {
          asunto: string | null
          clave: string
          creado_en: string
          email: string
          id: string
          idioma: string
          leido_en: string | null
          nombre: string
          telefono: string | null
          texto: string
        }
        Insert: {
          asunto?: string | null
          clave?: string
          creado_en?: string
          email: string
          id?: string
          idioma?: string
          leido_en?: string | null
          nombre: string
          telefono?: string | null
          texto: string
        }
        Update: {
          asunto?: string | null
          clave?: string
          creado_en?: string
          email?: string
          id?: string
          idioma?: string
          leido_en?: string | null
          nombre?: string
          telefono?: string | null
          texto?: string
        }
        Relationships: []
      }
      mesas: {
        Row: {
          actualizado_en: string
          id: string
          minimo: number
          nombre: string
          orden: number
          piezas: string[]
          plazas: number
          unidas: string[]
          version: number
          x: number | null
          y: number | null
          zona_id: string
        }
        Insert: {
          actualizado_en?: string
          id?: string
          minimo?: number
          nombre: string
          orden?: number
          piezas?: never
          plazas: number
          unidas?: string[]
          version?: number
          x?: number | null
          y?: number | null
          zona_id: string
        }
        Update: {
          actualizado_en?: string
          id?: string
          minimo?: number
          nombre?: string
          orden?: number
          piezas?: never
          plazas?: number
          unidas?: string[]
          version?: number
          x?: number | null
          y?: number | null
          zona_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'mesas_zona_id_fkey'
            columns: ['zona_id']
            referencedRelation: 'zonas'
            referencedColumns: ['id']
          },
        ]
      }
      perfil_salud: {
        Row: {
          actualizado_en: string
          alergenos: string[]
          consentido_en: string
          consentimiento: boolean
          dieta: string[]
          user_id: string
        }
        Insert: {
          actualizado_en?: string
          alergenos?: string[]
          consentido_en?: string
          consentimiento: boolean
          dieta?: string[]
          user_id?: string
        }
        Update: {
          actualizado_en?: string
          alergenos?: string[]
          consentido_en?: string
          consentimiento?: boolean
          dieta?: string[]
          user_id?: string
        }
        Relationships: []
      }
      plato_alergenos: {
        Row: {
          alergeno_id: number
          plato_id: string
          presencia: string
        }
        Insert: {
          alergeno_id: number
          plato_id: string
          presencia: string
        }
        Update: {
          alergeno_id?: number
          plato_id?: string
          presencia?: string
        }
        Relationships: [
          {
            foreignKeyName: 'plato_alergenos_alergeno_id_fkey'
            columns: ['alergeno_id']
            referencedRelation: 'alergenos'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'plato_alergenos_plato_id_fkey'
            columns: ['plato_id']
            referencedRelation: 'platos'
            referencedColumns: ['id']
          },
        ]
      }
      plato_precios: {
        Row: {
          cents: number
          formato: string
          minimo: number
          orden: number
          plato_id: string
        }
        Insert: {
          cents: number
          formato: string
          minimo?: number
          orden?: number
          plato_id: string
        }
        Update: {
          cents?: number
          formato?: string
          minimo?: number
          orden?: number
          plato_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'plato_precios_plato_id_fkey'
            columns: ['plato_id']
            referencedRelation: 'platos'
            referencedColumns: ['id']
          },
        ]
      }
      platos: {
        Row: {
          actualizado_en: string
          agotado_hasta: string | null
          categoria_id: string
          declarado_en: string | null
          declarado_por: string | null
          descripcion: string | null
          destacado: boolean
          dias_semana: string | null
          disponible_desde: string | null
          disponible_hasta: string | null
          id: string
          ilustracion: string | null
          imagen_id: string | null
          ingredientes: string[]
          nombre: string
          orden: number
          pescado_crudo: boolean
          picante: number
          servicio: string | null
          slug: string
          temporada_desde: number | null
          temporada_hasta: number | null
          traducciones: NonNullable<Json>
          vegano: boolean
          vegetariano: boolean
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          agotado_hasta?: string | null
          categoria_id: string
          declarado_en?: string | null
          declarado_por?: string | null
          descripcion?: string | null
          destacado?: boolean
          dias_semana?: string | null
          disponible_desde?: string | null
          disponible_hasta?: string | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          ingredientes?: string[]
          nombre: string
          orden?: number
          pescado_crudo?: boolean
          picante?: number
          servicio?: string | null
          slug: string
          temporada_desde?: number | null
          temporada_hasta?: number | null
          traducciones?: NonNullable<Json>
          vegano?: boolean
          vegetariano?: boolean
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          agotado_hasta?: string | null
          categoria_id?: string
          declarado_en?: string | null
          declarado_por?: string | null
          descripcion?: string | null
          destacado?: boolean
          dias_semana?: string | null
          disponible_desde?: string | null
          disponible_hasta?: string | null
          id?: string
          ilustracion?: string | null
          imagen_id?: string | null
          ingredientes?: string[]
          nombre?: string
          orden?: number
          pescado_crudo?: boolean
          picante?: number
          servicio?: string | null
          slug?: string
          temporada_desde?: number | null
          temporada_hasta?: number | null
          traducciones?: NonNullable<Json>
          vegano?: boolean
          vegetariano?: boolean
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'platos_categoria_id_fkey'
            columns: ['categoria_id']
            referencedRelation: 'categorias'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'platos_imagen_id_fkey'
            columns: ['imagen_id']
            referencedRelation: 'imagenes'
            referencedColumns: ['id']
          },
        ]
      }
      preguntas_frecuentes: {
        Row: {
          actualizado_en: string
          id: string
          orden: number
          pregunta: string
          respuesta: string
          tema: string
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          id?: string
          orden?: number
          pregunta: string
          respuesta: string
          tema: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          id?: string
          orden?: number
          pregunta?: string
          respuesta?: string
          tema?: string
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
      preguntas_sin_respuesta: {
        Row: {
          clave: string
          cuenta: number
          dia: string
          idioma: string
        }
        Insert: {
          clave: string
          cuenta?: number
          dia: string
          idioma: string
        }
        Update: {
          clave?: string
          cuenta?: number
          dia?: string
          idioma?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          accepted_privacy: boolean
          accepted_terms: boolean
          avatar_url: string | null
          creado_en: string
          id: string
          idioma: string | null
          privacidad_version: string | null
          terminos_version: string | null
          username: string | null
        }
        Insert: {
          accepted_privacy?: boolean
          accepted_terms?: boolean
          avatar_url?: string | null
          creado_en?: string
          id: string
          idioma?: string | null
          privacidad_version?: string | null
          terminos_version?: string | null
          username?: string | null
        }
        Update: {
          accepted_privacy?: boolean
          accepted_terms?: boolean
          avatar_url?: string | null
          creado_en?: string
          id?: string
          idioma?: string | null
          privacidad_version?: string | null
          terminos_version?: string | null
          username?: string | null
        }
        Relationships: []
      }
      reserva_eventos: {
        Row: {
          a: string | null
          actor: string
          actor_id: string | null
          datos: NonNullable<Json>
          de: string | null
          en: string
          id: number
          reserva_id: string
          tipo: string
        }
        Insert: {
          a?: string | null
          actor: string
          actor_id?: string | null
          datos?: NonNullable<Json>
          de?: string | null
          en?: string
          id?: never
          reserva_id: string
          tipo: string
        }
        Update: {
          a?: string | null
          actor?: string
          actor_id?: string | null
          datos?: NonNullable<Json>
          de?: string | null
          en?: string
          id?: never
          reserva_id?: string
          tipo?: string
        }
        Relationships: [
          {
            foreignKeyName: 'reserva_eventos_reserva_id_fkey'
            columns: ['reserva_id']
            referencedRelation: 'reservas'
            referencedColumns: ['id']
          },
        ]
      }
      reservas: {
        Row: {
          actualizado_en: string
          anonimizada_en: string | null
          canal: string
          clave: string
          cliente_id: string | null
          codigo: string
          creado_en: string
          demo: boolean
          duracion: number
          email: string
          estado: string
          fecha_reserva: string
          fin: string
          grupo_motivo: string | null
          hora_reserva: string
          huella: string
          id: string
          idioma: string
          inicio: string
          mesa_id: string | null
          motivo: string | null
          nombre: string
          notas: string | null
          ocasion: string | null
          ocupa: boolean
          personas: number
          preferencia_mesa: string
          primera_visita: boolean
          requisitos_dieteticos: string | null
          secuencia: number
          sobre_aforo: boolean
          sobre_aforo_motivo: string | null
          telefono: string
          token_hash: string | null
          user_id: string | null
          version: number
        }
        Insert: {
          actualizado_en?: string
          anonimizada_en?: string | null
          canal?: string
          clave?: string
          cliente_id?: string | null
          codigo?: never
          creado_en?: string
          demo?: boolean
          duracion?: number
          email: string
          estado?: string
          fecha_reserva: string
          fin?: never
          grupo_motivo?: string | null
          hora_reserva: string
          huella?: string
          id?: string
          idioma?: string
          inicio?: never
          mesa_id?: string | null
          motivo?: string | null
          nombre: string
          notas?: string | null
          ocasion?: string | null
          ocupa?: never
          personas: number
          preferencia_mesa?: string
          primera_visita?: boolean
          requisitos_dieteticos?: string | null
          secuencia?: number
          sobre_aforo?: boolean
          sobre_aforo_motivo?: string | null
          telefono: string
          token_hash?: string | null
          user_id?: string | null
          version?: number
        }
        Update: {
          actualizado_en?: string
          anonimizada_en?: string | null
          canal?: string
          clave?: string
          cliente_id?: string | null
          codigo?: never
          creado_en?: string
          demo?: boolean
          duracion?: number
          email?: string
          estado?: string
          fecha_reserva?: string
          fin?: never
          grupo_motivo?: string | null
          hora_reserva?: string
          huella?: string
          id?: string
          idioma?: string
          inicio?: never
          mesa_id?: string | null
          motivo?: string | null
          nombre?: string
          notas?: string | null
          ocasion?: string | null
          ocupa?: never
          personas?: number
          preferencia_mesa?: string
          primera_visita?: boolean
          requisitos_dieteticos?: string | null
          secuencia?: number
          sobre_aforo?: boolean
          sobre_aforo_motivo?: string | null
          telefono?: string
          token_hash?: string | null
          user_id?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'reservas_cliente_id_fkey'
            columns: ['cliente_id']
            referencedRelation: 'clientes'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reservas_mesa_id_fkey'
            columns: ['mesa_id']
            referencedRelation: 'mesas'
            referencedColumns: ['id']
          },
        ]
      }
      vino_alergenos: {
        Row: {
          alergeno_id: number
          presencia: string
          vino_id: string
        }
        Insert: {
          alergeno_id: number
          presencia: string
          vino_id: string
        }
        Update: {
          alergeno_id?: number
          presencia?: string
          vino_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'vino_alergenos_alergeno_id_fkey'
            columns: ['alergeno_id']
            referencedRelation: 'alergenos'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'vino_alergenos_vino_id_fkey'
            columns: ['vino_id']
            referencedRelation: 'vinos'
            referencedColumns: ['id']
          },
        ]
      }
      vinos: {
        Row: {
          acidez: number | null
          actualizado_en: string
          anada: number | null
          bodega: string
          copa_ml: number | null
          crianza: string | null
          cuerpo: number | null
          decantar: boolean
          declarado_en: string | null
          declarado_por: string | null
          denominacion: string | null
          destacado: boolean
          dulzor: number | null
          ecologico: boolean
          estilo: string
          formato_ml: number
          graduacion: number | null
          id: string
          imagen_id: string | null
          marida: string[]
          motivo: string | null
          nombre: string
          nota: string | null
          orden: number
          pais: string
          precio_botella_cents: number
          precio_copa_cents: number | null
          region: string | null
          slug: string
          stock: number
          tanino: number | null
          temp_max_c: number | null
          temp_min_c: number | null
          traducciones: NonNullable<Json>
          uvas: NonNullable<Json>
          vegano: boolean
          version: number
          visible: boolean
        }
        Insert: {
          acidez?: number | null
          actualizado_en?: string
          anada?: number | null
          bodega: string
          copa_ml?: number | null
          crianza?: string | null
          cuerpo?: number | null
          decantar?: boolean
          declarado_en?: string | null
          declarado_por?: string | null
          denominacion?: string | null
          destacado?: boolean
          dulzor?: number | null
          ecologico?: boolean
          estilo: string
          formato_ml?: number
          graduacion?: number | null
          id?: string
          imagen_id?: string | null
          marida?: string[]
          motivo?: string | null
          nombre: string
          nota?: string | null
          orden?: number
          pais: string
          precio_botella_cents: number
          precio_copa_cents?: number | null
          region?: string | null
          slug: string
          stock?: number
          tanino?: number | null
          temp_max_c?: number | null
          temp_min_c?: number | null
          traducciones?: NonNullable<Json>
          uvas?: NonNullable<Json>
          vegano?: boolean
          version?: number
          visible?: boolean
        }
        Update: {
          acidez?: number | null
          actualizado_en?: string
          anada?: number | null
          bodega?: string
          copa_ml?: number | null
          crianza?: string | null
          cuerpo?: number | null
          decantar?: boolean
          declarado_en?: string | null
          declarado_por?: string | null
          denominacion?: string | null
          destacado?: boolean
          dulzor?: number | null
          ecologico?: boolean
          estilo?: string
          formato_ml?: number
          graduacion?: number | null
          id?: string
          imagen_id?: string | null
          marida?: string[]
          motivo?: string | null
          nombre?: string
          nota?: string | null
          orden?: number
          pais?: string
          precio_botella_cents?: number
          precio_copa_cents?: number | null
          region?: string | null
          slug?: string
          stock?: number
          tanino?: number | null
          temp_max_c?: number | null
          temp_min_c?: number | null
          traducciones?: NonNullable<Json>
          uvas?: NonNullable<Json>
          vegano?: boolean
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'vinos_imagen_id_fkey'
            columns: ['imagen_id']
            referencedRelation: 'imagenes'
            referencedColumns: ['id']
          },
        ]
      }
      vinos_favoritos: {
        Row: {
          creado_en: string
          user_id: string
          vino_id: string
        }
        Insert: {
          creado_en?: string
          user_id?: string
          vino_id: string
        }
        Update: {
          creado_en?: string
          user_id?: string
          vino_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'vinos_favoritos_vino_id_fkey'
            columns: ['vino_id']
            referencedRelation: 'vinos'
            referencedColumns: ['id']
          },
        ]
      }
      visitas: {
        Row: {
          cuenta: number
          dia: string
          idioma: string
          pagina: string
        }
        Insert: {
          cuenta?: number
          dia: string
          idioma: string
          pagina: string
        }
        Update: {
          cuenta?: number
          dia?: string
          idioma?: string
          pagina?: string
        }
        Relationships: []
      }
      zonas: {
        Row: {
          actualizado_en: string
          aforo: number | null
          clave: string
          descripcion: string | null
          exterior: boolean
          id: string
          nombre: string
          orden: number
          por_mesas: boolean
          traducciones: NonNullable<Json>
          version: number
          visible: boolean
        }
        Insert: {
          actualizado_en?: string
          aforo?: number | null
          clave: string
          descripcion?: string | null
          exterior?: boolean
          id?: string
          nombre: string
          orden?: number
          por_mesas?: boolean
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Update: {
          actualizado_en?: string
          aforo?: number | null
          clave?: string
          descripcion?: string | null
          exterior?: boolean
          id?: string
          nombre?: string
          orden?: number
          por_mesas?: boolean
          traducciones?: NonNullable<Json>
          version?: number
          visible?: boolean
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      acceso_conocer: { Args: { aparato: string }; Returns: undefined }
      acceso_turno: {
        Args: {
          accion: string
          aparato?: string
          correo: string
          direccion: string
          sitio?: string
        }
        Returns: number
      }
      aceptar_textos: {
        Args: { privacidad: string; terminos: string }
        Returns: undefined
      }
      alternativas: {
        Args: { fecha: string; hora: string; mesa: string; personas: number }
        Returns: Json
      }
      anotar_sin_respuesta: {
        Args: { clave: string; idioma: string }
        Returns: undefined
      }
      baja_anular: { Args: Record<PropertyKey, never>; Returns: boolean }
      baja_pedir: { Args: { idioma?: string }; Returns: string }
      cerrar_dias: {
        Args: {
          cancelar: boolean
          desde: string
          hasta: string
          motivo: string
          turno: string
        }
        Returns: Json
      }
      cierres_espera: {
        Args: { desde: string; hasta: string; turno?: string }
        Returns: Json
      }
      cierres_por_llamar: { Args: Record<PropertyKey, never>; Returns: Json }
      cliente_guardar: {
        Args: { datos: Json; id: string; version: number }
        Returns: Json
      }
      cliente_olvidar: {
        Args: { id: string; version: number }
        Returns: boolean
      }
      cliente_unir: {
        Args: { id: string; otra: string; version: number }
        Returns: Json
      }
      cliente_ver: { Args: { id: string }; Returns: Json }
      cliente_vetar: {
        Args: { id: string; motivo: string; version: number }
        Returns: Json
      }
      clientes_lista: {
        Args: {
          busca?: string
          limite?: number
          tras?: string
          vetados?: boolean
        }
        Returns: Json[]
      }
      contar_visita: {
        Args: { idioma: string; pagina: string }
        Returns: undefined
      }
      correo_reintentar: { Args: { id: string }; Returns: undefined }
      decision_crear: { Args: { id: string }; Returns: string }
      decision_usar: {
        Args: {
          accion: string
          fecha?: string
          hora?: string
          motivo?: string
          token: string
          version: number
        }
        Returns: Json
      }
      decision_ver: { Args: { token: string }; Returns: Json }
      demo_cuantas: { Args: Record<PropertyKey, never>; Returns: number }
      demo_quitar: { Args: Record<PropertyKey, never>; Returns: number }
      dias_disponibles: {
        Args: { desde: string; hasta: string; personas: number }
        Returns: Json
      }
      disponibilidad: {
        Args: {
          codigo?: string
          fecha: string
          personas: number
          token?: string
        }
        Returns: Json
      }
      duplicar: { Args: { fila: string; tabla: string }; Returns: string }
      es_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      espera_aceptar: { Args: { codigo: string; token: string }; Returns: Json }
      espera_apuntar: { Args: { datos: Json }; Returns: undefined }
      espera_retirar: {
        Args: { codigo: string; token: string }
        Returns: undefined
      }
      espera_ver: { Args: { codigo: string; token: string }; Returns: Json }
      explicar: {
        Args: {
          fecha: string
          hora: string
          mesa: string
          personas: number
          sin?: string
        }
        Returns: Json
      }
      guardar_ajustes: {
        Args: { datos: Json; version: number }
        Returns: undefined
      }
      guardar_bebida: { Args: { datos: Json }; Returns: string }
      guardar_mesas: {
        Args: { mesas: Json; por_mesas: boolean; version: number; zona: string }
        Returns: string
      }
      guardar_plano: {
        Args: { plano: Json; version: number }
        Returns: undefined
      }
      guardar_plato: { Args: { datos: Json }; Returns: string }
      guardar_semana: {
        Args: { semana: Json; version: number }
        Returns: undefined
      }
      guardar_vino: { Args: { datos: Json }; Returns: string }
      historial_quienes: {
        Args: Record<PropertyKey, never>
        Returns: {
          nombre: string
          quien: string
        }[]
      }
      importar: { Args: { filas: Json; tabla: string }; Returns: number }
      invitacion_preparar: { Args: { token: string }; Returns: boolean }
      invitacion_retirar: { Args: { id: string }; Returns: undefined }
      invitacion_ver: { Args: { token: string }; Returns: string }
      invitaciones_lista: {
        Args: Record<PropertyKey, never>
        Returns: {
          caduca_en: string
          caducada: boolean
          correo: string
          creada_en: string
          id: string
          por: string
        }[]
      }
      libro_buscar: { Args: { texto: string }; Returns: Json[] }
      libro_dia: { Args: { fecha: string }; Returns: Json }
      libro_dias: { Args: { desde: string; hasta: string }; Returns: Json }
      libro_historia: { Args: { id: string }; Returns: Json }
      libro_huecos: {
        Args: { fecha?: string; personas: number }
        Returns: Json
      }
      libro_informe: { Args: { desde: string; hasta: string }; Returns: Json }
      libro_pulso: { Args: { fecha: string }; Returns: Json }
      libro_que_si: {
        Args: {
          desde: string
          exterior: number
          hasta: string
          interior: number
        }
        Returns: Json
      }
      libro_telefono: { Args: { texto: string }; Returns: Json[] }
      lista_bebidas: {
        Args: {
          atras?: boolean
          busca?: string
          desde?: string
          filtro?: string
          limite?: number
        }
        Returns: Json
      }
      lista_ids: {
        Args: { busca?: string; filtro?: string; tabla: string }
        Returns: Json
      }
      lista_platos: {
        Args: {
          atras?: boolean
          busca?: string
          desde?: string
          filtro?: string
          limite?: number
        }
        Returns: Json
      }
      lista_vinos: {
        Args: {
          atras?: boolean
          busca?: string
          desde?: string
          filtro?: string
          limite?: number
        }
        Returns: Json
      }
      lote_cambiar: {
        Args: { cambio: Json; filas: string[]; tabla: string }
        Returns: Json
      }
      lote_precio: {
        Args: {
          filas: string[]
          porcentaje: number
          redondeo: number
          tabla: string
        }
        Returns: Json
      }
      lote_visible: {
        Args: { filas: string[]; tabla: string; visible: boolean }
        Returns: number
      }
      mi_cuenta: { Args: Record<PropertyKey, never>; Returns: Json }
      mis_experiencias: {
        Args: Record<PropertyKey, never>
        Returns: {
          creado_en: string
          estado: string
          foto: string
          id: string
          idioma: string
          nombre: string
          publicada_en: string
          respuesta: string
          texto: string
          verificada: boolean
        }[]
      }
      mis_reservas: { Args: Record<PropertyKey, never>; Returns: Json }
      mover: {
        Args: { fila: string; tabla: string; tras?: string }
        Returns: undefined
      }
      ordenar: {
        Args: { a: string; fila: string; tabla: string; tras?: string }
        Returns: string
      }
      panel_buscar: {
        Args: { texto: string }
        Returns: {
          detalle: string
          id: string
          tipo: string
          titulo: string
        }[]
      }
      panel_esperan: { Args: Record<PropertyKey, never>; Returns: Json }
      panel_matriz_alergenos: {
        Args: { cuantos?: number; salto?: number; tipo: string }
        Returns: {
          declarado_en: string
          grupo: string
          id: string
          nombre: string
          presencias: Json
          visible: boolean
        }[]
      }
      panel_paso: { Args: Record<PropertyKey, never>; Returns: string }
      panel_resumen: { Args: { desde: string; hasta: string }; Returns: Json }
      papelera: {
        Args: { antes?: number; cuantos?: number }
        Returns: {
          antes: Json | null
          despues: Json | null
          fila: string
          hecho_en: string
          id: number
          operacion: string
          quien: string | null
          quien_nombre: string | null
          tabla: string
          titulo: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'historial'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      preguntas_resumen: {
        Args: { desde: string }
        Returns: {
          clave: string
          cuenta: number
          idioma: string
        }[]
      }
      programado_cancelar: {
        Args: { cancelar?: boolean; id: string }
        Returns: string
      }
      programado_guardar: { Args: { datos: Json }; Returns: string }
      programados_lista: { Args: Record<PropertyKey, never>; Returns: Json }
      quitar_cierre: { Args: { entrada: Json }; Returns: boolean }
      reserva_anotar: { Args: { datos: Json }; Returns: Json }
      reserva_cambiar: {
        Args: { cambios: Json; codigo: string; token: string; version: number }
        Returns: Json
      }
      reserva_cancelar: {
        Args: { codigo: string; token: string; version: number }
        Returns: Json
      }
      reserva_del_chat: { Args: { clave: string }; Returns: undefined }
      reserva_deshacer: { Args: { id: string; version: number }; Returns: Json }
      reserva_enlace: {
        Args: { correo: string; direccion: string; sitio?: string }
        Returns: number
      }
      reserva_estado: {
        Args: {
          a: string
          avisar?: boolean
          id: string
          margen?: number
          motivo?: string
          version: number
        }
        Returns: Json
      }
      reserva_mesa: {
        Args: { id: string; mesa: string; version: number }
        Returns: Json
      }
      reserva_mover: {
        Args: {
          avisar?: boolean
          cambios: Json
          id: string
          margen?: number
          sobre_aforo?: string
          version: number
        }
        Returns: Json
      }
      reserva_proponer: {
        Args: {
          fecha: string
          hora: string
          id: string
          motivo?: string
          version: number
        }
        Returns: Json
      }
      reserva_sentar: {
        Args: { id: string; sobre_aforo?: string; version: number }
        Returns: Json
      }
      reserva_turno: {
        Args: { clave?: string; direccion: string; sitio?: string }
        Returns: number
      }
      reserva_ver: { Args: { codigo: string; token: string }; Returns: Json }
      reservas_en: {
        Args: { desde: string; hasta: string; turno?: string }
        Returns: Json
      }
      restaurar: {
        Args: { historial: number; version?: number }
        Returns: string
      }
      restaurar_lote: { Args: { historiales: number[] }; Returns: number }
      rondas_lista: { Args: Record<PropertyKey, never>; Returns: Json }
      segundo_factor_exigido: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      segundo_factor_exigir: { Args: { exigir: boolean }; Returns: undefined }
      sesion_cerrar: { Args: { id: string }; Returns: boolean }
      usuario_admin: {
        Args: { admin: boolean; quien: string }
        Returns: undefined
      }
      usuario_cerrar_sesiones: { Args: { quien: string }; Returns: number }
      usuario_invitar: { Args: { correo: string }; Returns: string }
      usuario_quitar_factor: { Args: { quien: string }; Returns: undefined }
      usuarios_lista: {
        Args: {
          busca?: string
          limite?: number
          solo_admins?: boolean
          tras?: string
        }
        Returns: {
          admin: boolean
          confirmado: boolean
          creado_en: string
          email: string
          id: string
          nombre: string
          segundo_factor: boolean
          sesiones: number
          ultima_entrada: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
