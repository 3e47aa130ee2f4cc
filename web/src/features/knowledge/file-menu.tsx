import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ACCEPTED_FILES } from '@docent/domain/knowledge'
import { fileMessages as text } from '@docent/domain/messages/knowledge'
import { PATHS } from '../../app/paths.ts'
import type { ListedFile } from './knowledge-rows.ts'

interface FileMenuProps {
  file: ListedFile
  isBusy: boolean
  onRename: () => void
  onReplace: (version: File) => void
  onDelete: () => void
}

/** What can be done with a document of a base. */
export const FileMenu = ({ file, isBusy, onRename, onReplace, onDelete }: FileMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`${text.replace}: ${file.title}`}
        accept={Object.values(ACCEPTED_FILES).flat().join(',')}
        onChange={(event) => {
          const [version] = event.target.files ?? []
          event.target.value = ''
          if (version !== undefined) onReplace(version)
        }}
      />
      <IconButton
        aria-label={text.actions(file.title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {file.stage === 'ready' && (
          <MenuItem component={Link} to={PATHS.document(file.id)}>
            {text.read}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close()
            onRename()
          }}
        >
          {text.rename}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            input.current?.click()
          }}
        >
          {text.replace}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            onDelete()
          }}
          sx={{ color: 'var(--error)' }}
        >
          {text.delete}
        </MenuItem>
      </Menu>
    </>
  )
}
